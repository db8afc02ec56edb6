import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { barButtonRoom } from '@/components/theme/bars.css';
import { below, from, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

const knowsPopovers = 'selector(:popover-open)';

/** Where the bar of a phone stays at the foot of the screen, with scripts: without them nothing is searched. */
const barStays = `screen and (scripting: enabled) and (not ${from('tablet')}) and (not ${shortWindow})`;

const reachWidth = createVar();

globalStyle(':root', {
  vars: { [reachWidth]: '84px' },
  '@media': { [below('phone')]: { vars: { [reachWidth]: '44px' } } },
});

/** A part of the bar at the foot of a phone's screen, which leaves room for it. */
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
  '@supports': { [knowsPopovers]: { '@media': { [barStays]: { display: 'flex' } } } },
});

// A small phone shows the glyph, any other the word.
globalStyle(`${reach} > svg`, { '@media': { [from('phone')]: { display: 'none' } } });
globalStyle(`${reach} > span`, {
  '@media': { [below('phone')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

globalStyle(`:root:has(${reach})`, {
  '@supports': {
    [knowsPopovers]: {
      '@media': {
        [barStays]: { vars: { [barButtonRoom]: `calc(${reachWidth} + ${vars.space.xs})` } },
      },
    },
  },
});
