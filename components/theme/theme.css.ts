import { createGlobalTheme } from '@vanilla-extract/css';
import { light, urgent } from './clinic-schemes';
import { channelsOf } from './oklch';

/** `dark.css.ts` and `print.css.ts` change these variables. */
const variables = createGlobalTheme(':root', {
  color: light,
  font: {
    // `fallback-fonts.css.ts` declares the fonts in quotes.
    text: 'var(--font-text), "Figtree Fallback Roboto", "Figtree Fallback Arial", "Figtree Fallback DejaVu Sans", system-ui, sans-serif',
    heading:
      'var(--font-heading), "Fraunces Fallback Noto Serif", "Fraunces Fallback Times New Roman", "Fraunces Fallback DejaVu Serif", Georgia, serif',
    quote:
      'var(--font-quote), "Fraunces Fallback Noto Serif", "Fraunces Fallback Times New Roman", "Fraunces Fallback DejaVu Serif", Georgia, serif',
  },
  space: {
    xxl: '48px',
    xxxl: '64px',
    section: 'clamp(32px, 14px + 4.4vw, 88px)',
    gutter: 'clamp(16px, 4vw, 32px)',
  },
});

const translucent = (hex: string, percent: number) =>
  `rgb(${channelsOf(hex).join(' ')} / ${percent}%)`;

/** The same in both schemes and on paper, so they need no CSS variable. */
const constants = {
  radius: { small: '4px', medium: '12px', large: '20px', round: '999px' },
  // `66ch` in Figtree. In `ch`, `prose` would change when the web font loads.
  width: { container: 'clamp(1200px, 72vw, 1600px)', prose: '42.5em' },
  shadow: { floating: `0 8px 28px ${translucent(light.text, 14)}` },
  height: { header: '64px', actionBar: '60px' },
};

const { color } = variables;

const otherPurposes = {
  actionHover: color.heading,
  actionQuiet: color.surfaceCool,
  onActionQuiet: color.heading,
  control: color.textSoft,
  bullet: color.action,
  focus: color.heading,
  focusOnNight: color.star,
  lineOnCool: color.actionQuietHover,
  pictureGround: color.actionQuietHover,
  onDeep: color.onNight,
  onDeepSoft: color.onNightSoft,
  lineOnDeep: translucent(light.onNightSoft, 35),
};

/** Named by purpose. `contrast.test.ts` checks every pair in use. */
export const vars = {
  ...constants,
  ...variables,
  /** On a 4 px grid, except `section` and `gutter`. */
  space: {
    xxs: '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    ...variables.space,
  },
  color: { ...color, ...otherPurposes, ...urgent },
};
