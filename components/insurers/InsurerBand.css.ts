import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { button } from '@/components/ui/button/button';
import { vars } from '@/components/theme/theme.css';
import { tileHeight } from './InsurerTile.css';
import { needsScript } from '@/components/islands/with-scripts';

const motionWelcome = 'screen and (prefers-reduced-motion: no-preference)';

const fadingEdges =
  'linear-gradient(90deg, transparent, black 40px, black calc(100% - 40px), transparent)';

/** While a script moves the band; not once the visitor has stopped it (WCAG 2.2.2). */
export const moving = style({});

/** While the track contains the list twice. */
export const repeated = style({});

/** Off the screen. */
export const away = style({});

export const band = style({ padding: `${vars.space.md} 0` });

/** One line on a wide screen; above the cards on a phone. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  '@media': { [from('desktop')]: { flexWrap: 'nowrap' } },
});

export const viewport = style({
  flex: '1 0 100%',
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // To the edges of a phone's screen.
  margin: `0 calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space.xs} ${vars.space.gutter}`,
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [from('tablet')]: { selectors: { [`&.${moving}`]: { maskImage: fadingEdges } } },
    [from('desktop')]: { flexBasis: 0, margin: 0, padding: `${vars.space.xs} 0` },
  },
  selectors: { [`&.${moving}`]: { overflowX: 'hidden' } },
});

const oneList = keyframes({ to: { transform: 'translateX(-50%)' } });

export const track = style({
  display: 'flex',
  width: 'max-content',
  '@media': {
    print: { width: 'auto' },
    [motionWelcome]: {
      selectors: {
        [`${moving} &`]: {
          animationName: oneList,
          animationTimingFunction: 'linear',
          animationIterationCount: 'infinite',
        },
        [`${viewport}:focus-within &, ${away} &`]: { animationPlayState: 'paused' },
      },
    },
    // On a touch screen, `:hover` would last after a touch.
    '(hover: hover)': {
      selectors: { [`${viewport}:hover &`]: { animationPlayState: 'paused' } },
    },
  },
});

/** With the width of a card, a step of 240 px (docs/requirements.md § 9). */
const gap = '24px';

export const row = style({
  display: 'flex',
  gap,
  '@media': { print: { flexWrap: 'wrap', selectors: { '& + &': { display: 'none' } } } },
  // With a gap after the last card, the copy follows without a jump.
  selectors: { [`${repeated} &`]: { paddingRight: gap } },
});

globalStyle(`${row} > li`, { flex: '0 0 216px', vars: { [tileHeight]: '64px' } });

export const control = style({
  display: 'flex',
  flex: 'none',
  marginLeft: 'auto',
  selectors: needsScript,
  '@media': {
    [from('desktop')]: { marginLeft: 0 },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});

export const toggle = style([
  button({ kind: 'outline' }),
  { width: vars.target.button, padding: 0, borderColor: 'transparent' },
]);

export const toggleUnseen = style([toggle, { visibility: 'hidden' }]);
