import { style, styleVariants } from '@vanilla-extract/css';
import { below, between } from '@/components/theme/breakpoints';
import { motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';
import type { Service } from '@/content/model/service';

const tile = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.md,
  alignItems: 'flex-start',
  height: '100%',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: vars.color.action },
  '@media': {
    [below('roomy')]: { flexDirection: 'column' },
    // Two or three beside each other: the glyph above the words, which are set closer.
    [between('phone', 'desktop')]: {
      flexDirection: 'column',
      gap: vars.space.xs,
      padding: vars.space.sm,
    },
  },
});

const { surface, surfaceCool, surfaceWarm, tintLagoon, tintClay, tintOchre, tintIndigo } =
  vars.color;

const soft = (from: string, to: string) => [
  tile,
  { backgroundImage: `linear-gradient(135deg, ${from}, ${to})` },
];

/** One soft gradient a theme class (brand: tile « on its own soft gradient »). */
export const tileTheme = styleVariants(
  {
    lagune: [surface, tintLagoon],
    sauge: [surface, surfaceCool],
    argile: [surface, tintClay],
    ocre: [surface, tintOchre],
    sable: [surface, surfaceWarm],
    indigo: [surface, tintIndigo],
  } satisfies Record<Service['themeClass'], [string, string]>,
  ([start, end]: [string, string]) => soft(start, end),
);

export const glyph = style({
  flex: 'none',
  color: vars.color.action,
});

/** The whole tile can be pressed; the title alone is read as the link. */
export const link = style({
  color: vars.color.heading,
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      borderRadius: vars.radius.large,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
});

export const line = style({
  color: vars.color.textSoft,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '@media': {
    [between('phone', 'desktop')]: { fontSize: '0.875rem', lineHeight: 1.35, hyphens: 'auto' },
  },
});
