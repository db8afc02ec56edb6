import { style } from '@vanilla-extract/css';
import { below, between, from, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** A small laptop. */
const lowScreen = `${from('desktop')} and (max-height: 46em)`;

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: vars.color.surfaceWarm,
});

export const tall = style({
  '@media': {
    [from('desktop')]: {
      // Leaves room for the quick links on the first screen.
      minHeight: ['min(42rem, calc(100vh - 154px))', 'min(42rem, calc(100svh - 154px))'],
    },
  },
});

/** On a narrow screen, it follows the text, so that nothing moves when the page arrives in two parts. */
export const scene = style({
  '@media': {
    print: { display: 'none' },
    // Forced colours give text a background, which would cover the picture.
    '(forced-colors: active)': { display: 'none' },
    [from('desktop')]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.page,
    },
  },
});

export const frame = style({ height: '100%' });

export const picture = style({
  '@media': {
    [from('desktop')]: { height: '100%', objectPosition: '78% 40%' },
    // Keeps the text off the wood in the picture, and shows the whole desk.
    '(min-width: 100em)': {
      marginLeft: '12%',
      objectPosition: '50% 62%',
      selectors: { [`${scene} &`]: { width: '88%' } },
    },
  },
});

const maskImage = (stops: string) => `linear-gradient(90deg, ${stops})`;

export const veil = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.page,
      maskImage: maskImage('rgb(0 0 0 / 96%) 42%, transparent 62%'),
    },
    '(min-width: 100em)': {
      // Opaque at the left edge of the picture.
      maskImage: maskImage('black 12%, rgb(0 0 0 / 92%) 36%, transparent 60%'),
    },
    [between('desktop', 'wide')]: {
      // The text covers more of the picture.
      maskImage: maskImage('rgb(0 0 0 / 96%) 0%, rgb(0 0 0 / 92%) 50%, transparent 80%'),
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: `${vars.space.sm} 0 ${vars.space.md}`,
  '@media': {
    [from('tablet')]: {
      gap: vars.space.lg,
      padding: `${vars.space.xxl} 0`,
    },
    [from('desktop')]: {
      maxWidth: '33rem',
      padding: `${vars.space.section} 0`,
    },
    // « Prendre rendez-vous » must be in view.
    [lowScreen]: { gap: vars.space.md, padding: `${vars.space.md} 0` },
    // It must be above the action bar.
    [shortWindow]: { gap: vars.space.xs, paddingTop: vars.space.xs },
  },
});

export const opening = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textSoft,
  fontWeight: vars.weight.bold,
  // Two lines in a wider fallback font are no higher than the adjacent link.
  lineHeight: vars.leading.snug,
});

/** Without enough room, the link wraps below. */
export const hours = style({ flex: '1 1 8em', maxWidth: 'max-content' });

export const call = style({ '@media': { [below('tablet')]: { display: 'none' } } });

export const actions = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    // As wide as the field above.
    [from('phablet')]: { gridTemplateColumns: 'repeat(2, auto)', maxWidth: '30rem' },
  },
});
