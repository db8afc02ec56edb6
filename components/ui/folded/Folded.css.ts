import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const summary = style({
  ...fingerHigh,
  color: vars.color.heading,
  fontWeight: 600,
  gap: vars.space.xxs,
  cursor: 'pointer',
});

export const chevron = style({
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const onPhones = style({});

/** On all but phones, if the browser can show folded content (Chrome 131, Safari 18.4, Firefox 143). */
const elsewhere = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@supports': {
    'selector(::details-content)': { '@media': { [`${from('tablet')}, print`]: rule } },
  },
});

globalStyle(`${onPhones}::details-content`, elsewhere({ contentVisibility: 'visible' }));
globalStyle(`${onPhones} > ${summary}`, elsewhere({ display: 'none' }));
