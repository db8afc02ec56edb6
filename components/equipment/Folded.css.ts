import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

/** A wide screen and paper have room for all. A browser that can only fold (before Chrome 131, Safari 18.4, Firefox 143) folds there too. */
const unfolded = `${from('tablet')}, print`;
const canUnfold = 'selector(::details-content)';

/** What a phone folds. */
export const folded = style({
  '@supports': {
    [canUnfold]: {
      '@media': {
        [unfolded]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
      },
    },
  },
});

globalStyle(`${folded}[open] svg`, { transform: 'rotate(180deg)' });

export const summary = style({
  ...fingerHigh,
  color: vars.color.heading,
  fontWeight: 600,
  gap: vars.space.xxs,
  cursor: 'pointer',
  '@supports': { [canUnfold]: { '@media': { [unfolded]: { display: 'none' } } } },
});
