import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints';
import { light, urgent } from './schemes';

/** Grows with the text size, but less in a narrow window. */
const step = (px: number) => `min(${px / 16}rem, ${px / 3.2}vw)`;

/** Grows on wide screens only, since buttons side by side have no room for more. */
const target = (px: number) => `max(${px}px, min(${px / 16}rem, ${px * 1.125}px))`;

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
    md: step(16),
    lg: step(24),
    xl: step(32),
    xxl: step(48),
    xxxl: step(64),
    section: step(32),
    gutter: step(16),
  },
  /** Minimum sizes of touch targets (WCAG 2.5.5). */
  target: { finger: target(44), button: target(48), large: target(56) },
});

const { space } = variables;

globalStyle(':root', {
  '@media': {
    [from('tablet')]: { vars: { [space.section]: space.xxl, [space.gutter]: space.xl } },
    [from('desktop')]: { vars: { [space.section]: space.xxxl } },
  },
});

function translucent(hex: string, percent: number): string {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${percent}%)`;
}

/** The same in both schemes and on paper, so they need no CSS variable. */
const constants = {
  /** From `medium` on, for leads and headings (`typography.css.ts`). */
  text: {
    small: '0.875rem',
    body: '1rem',
    medium: '1.125rem',
    large: '1.25rem',
    subtitle: '1.625rem',
    title: '2.125rem',
    page: '3rem',
    display: '3.75rem',
  },
  weight: { regular: 400, bold: 600 },
  /** `wholePixels` is `snug` for small text that must not be 18.2 px high. */
  leading: { solid: 1, tight: 1.1, snug: 1.3, normal: 1.6, wholePixels: '1.125rem' },
  radius: { small: '4px', medium: '12px', large: '20px', round: '999px' },
  // `66ch` in Figtree. In `ch`, `prose` would change when the web font loads.
  width: { container: 'clamp(1200px, 72vw, 1600px)', prose: '42.5em' },
  shadow: { floating: `0 8px 28px ${translucent(light.text, 14)}` },
  height: { header: '64px', actionBar: `calc(${variables.target.finger} + 16px)` },
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
  /** 4, 8, 12, 16, 24, 32, 48 and 64 px. `section` and `gutter` are steps that depend on the window. */
  space: { xxs: '4px', xs: '8px', sm: '12px', ...space },
  color: { ...color, ...otherPurposes, ...urgent },
};
