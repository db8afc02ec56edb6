import { createGlobalTheme } from '@vanilla-extract/css';
import { palette } from './palette';

/** What another medium may change: `print.css.ts` does for paper. */
const variables = createGlobalTheme(':root', {
  color: {
    page: palette.sand50,
    surface: palette.white,
    surfaceWarm: palette.sand200,
    surfaceCool: palette.sage100,
    text: palette.ink,
    textSoft: palette.inkSoft,
    heading: palette.teal900,
    action: palette.teal700,
    actionHover: palette.teal900,
    onAction: palette.white,
    actionQuiet: palette.sage100,
    actionQuietHover: palette.sage300,
    onActionQuiet: palette.teal900,
    urgent: palette.terracotta600,
    onUrgent: palette.white,
    accent: palette.terracotta600,
    accentSoft: palette.terracotta300,
    night: palette.night900,
    onNight: palette.sand50,
    onNightSoft: palette.sage300,
    deep: palette.teal900,
    onDeep: palette.sand50,
    onDeepSoft: palette.sage300,
    line: palette.sand300,
    lineOnCool: palette.sage300,
    control: palette.inkSoft,
    focus: palette.terracotta600,
    focusOnNight: palette.ochre500,
    success: palette.leaf700,
    successSurface: palette.leaf100,
    danger: palette.brick700,
    dangerSurface: palette.brick100,
    star: palette.ochre500,
    tintLagoon: palette.sage200,
    tintClay: palette.terracotta100,
    tintOchre: palette.ochre100,
    tintIndigo: palette.night100,
    pictureGround: palette.sage300,
  },
  font: {
    // The names in quotes are the metric-matched stand-ins of `fallback-fonts.css.ts`.
    text: 'var(--font-text), "Figtree Fallback Roboto", "Figtree Fallback Arial", "Figtree Fallback DejaVu Sans", system-ui, sans-serif',
    heading:
      'var(--font-heading), "Fraunces Fallback Noto Serif", "Fraunces Fallback Times New Roman", "Fraunces Fallback DejaVu Serif", Georgia, serif',
    quote:
      'var(--font-quote), "Fraunces Fallback Noto Serif", "Fraunces Fallback Times New Roman", "Fraunces Fallback DejaVu Serif", Georgia, serif',
  },
  space: {
    xxl: '48px',
    xxxl: '64px',
    /** Above and below a section: 40 px on a phone to 112 px on a wide screen. */
    section: 'clamp(40px, 16px + 6.6vw, 112px)',
    /** Between the text and the edge of the screen. */
    gutter: 'clamp(16px, 4vw, 32px)',
  },
});

/** What is the same everywhere, and so costs no variable. */
const constants = {
  radius: { small: '4px', medium: '12px', large: '20px', round: '999px' },
  // 66 letters of Figtree. Not in `ch`: the stand-in's are narrower, and the text would be laid out again.
  width: { container: '1200px', prose: '42.5em' },
  shadow: { floating: '0 8px 28px rgb(22 48 46 / 14%)' },
  height: { header: '64px', actionBar: '60px' },
};

/** Design tokens named by purpose; contrast of every pair in use is computed in `contrast.test.ts`. */
export const vars = {
  ...constants,
  ...variables,
  /** px, on a 4 px grid. */
  space: {
    xxs: '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    ...variables.space,
  },
};
