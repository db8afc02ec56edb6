import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { barButtonRoom } from '@/components/theme/bars.css';
import { below, from, tallScreen } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { needsIsland } from '@/components/theme/with-scripts';

/**
 * Without `:has()`, the action bar cannot make room for this button, which stays hidden. The button of `SpecialtyNav` then
 * opens the list.
 */
const barMakesRoom = 'selector(:has(*))';

const barStays = `${tallScreen} and (max-width: 47.99em)`;

const reachWidth = createVar();

globalStyle(':root', {
  vars: { [reachWidth]: '84px' },
  '@media': { [below('phone')]: { vars: { [reachWidth]: '44px' } } },
});

/** The button is over the action bar of a phone, which leaves room for it. */
export const reach = style({
  position: 'fixed',
  right: vars.space.gutter,
  bottom: `calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  zIndex: 11,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: reachWidth,
  height: '44px',
  padding: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: vars.color.page,
  fontSize: 'min(0.8125rem, 3.7vw)',
  fontWeight: 600,
  cursor: 'pointer',
  '@supports': { [barMakesRoom]: { '@media': { [barStays]: { display: 'flex' } } } },
  selectors: needsIsland,
});

// A small phone shows the glyph, a larger one the word.
globalStyle(`${reach} > svg`, { '@media': { [from('phone')]: { display: 'none' } } });
globalStyle(`${reach} > span`, {
  '@media': { [below('phone')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

globalStyle(`:root[data-scripts]:has(${reach})`, {
  '@supports': {
    [barMakesRoom]: {
      '@media': {
        [barStays]: { vars: { [barButtonRoom]: `calc(${reachWidth} + ${vars.space.xs})` } },
      },
    },
  },
});
