import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const summary = style({
  ...fingerHigh,
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
  gap: vars.space.xxs,
  cursor: 'pointer',
});

export const chevron = style({
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const folded = { onPhones: style({}), onScreens: style({}) };

const unfolded = { onPhones: `${from('tablet')}, print`, onScreens: 'print' };

/** If the browser can show folded content (Chrome 131, Safari 18.4, Firefox 143). */
const elsewhere = (where: keyof typeof folded, rule: GlobalStyleRule): GlobalStyleRule => ({
  '@supports': { 'selector(::details-content)': { '@media': { [unfolded[where]]: rule } } },
});

for (const where of ['onPhones', 'onScreens'] as const) {
  globalStyle(
    `${folded[where]}::details-content`,
    elsewhere(where, { contentVisibility: 'visible' }),
  );
  globalStyle(`${folded[where]} > ${summary}`, elsewhere(where, { display: 'none' }));
}
