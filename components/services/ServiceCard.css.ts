import { style, styleVariants } from '@vanilla-extract/css';
import { below, between, from } from '@/components/theme/breakpoints';
import { motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';
import type { Service } from '@/content/model/services/service';

const columns = between('phablet', 'desktop');

export const tile = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.md,
  alignItems: 'flex-start',
  height: '100%',
  padding: `${vars.space.xs} ${vars.space.md}`,
  transition: `background-color ${motion.quick}`,
  ':hover': { backgroundColor: vars.color.surfaceCool },
  '@media': {
    [below('roomy')]: { flexDirection: 'column' },
    [columns]: { flexDirection: 'column', gap: vars.space.xs, padding: vars.space.md },
    [from('desktop')]: { padding: vars.space.lg },
  },
});

const { surface, surfaceCool, surfaceWarm, tintLagoon, tintClay, tintOchre, tintIndigo } =
  vars.color;

const glyph = style({
  flex: 'none',
  padding: vars.space.xs,
  borderRadius: vars.radius.medium,
  color: vars.color.action,
  // In the dark scheme, the tints barely differ from the surface.
  '@media': {
    '(prefers-color-scheme: dark)': { boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
  },
});

/** docs/requirements.md § 3, `themeClass` */
export const glyphTheme = styleVariants(
  {
    lagune: [surface, tintLagoon],
    sauge: [surface, surfaceCool],
    argile: [surface, tintClay],
    ocre: [surface, tintOchre],
    sable: [surface, surfaceWarm],
    indigo: [surface, tintIndigo],
  } satisfies Record<Service['themeClass'], [string, string]>,
  ([start, end]: [string, string]) => [
    glyph,
    { backgroundImage: `linear-gradient(135deg, ${start}, ${end} 65%)` },
  ],
);

/** The link covers the whole tile. */
export const link = style({
  color: vars.color.heading,
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.medium,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-4px' },
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
  '@media': {
    // Whole pixels, since « Voir moins » can only scroll by those.
    [below('desktop')]: { fontSize: vars.text.small, lineHeight: vars.leading.wholePixels },
    [columns]: { hyphens: 'auto' },
  },
});
