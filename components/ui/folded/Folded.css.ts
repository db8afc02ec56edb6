import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const folded = style({});

globalStyle(`${folded}[open] > summary svg`, { transform: 'rotate(180deg)' });

export const summary = style({
  ...fingerHigh,
  color: vars.color.heading,
  fontWeight: 600,
  gap: vars.space.xxs,
  cursor: 'pointer',
});

/** A browser that can only fold (before Chrome 131, Safari 18.4, Firefox 143) folds on a wide screen and on paper too. */
export const onPhones = style({
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [`${from('tablet')}, print`]: {
          selectors: { '&::details-content': { contentVisibility: 'visible' } },
        },
      },
    },
  },
});

globalStyle(`${onPhones} > summary`, {
  '@supports': {
    'selector(::details-content)': {
      '@media': { [`${from('tablet')}, print`]: { display: 'none' } },
    },
  },
});
