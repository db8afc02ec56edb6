import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { livelyPointer, motion } from '@/components/theme/motion';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    ...box,
    // On paper, a clipped card would lose content at the end of a page.
    '@media': { print: { overflow: 'visible', breakInside: 'avoid' } },
  },
  variants: {
    padding: { none: {}, medium: { padding: vars.space.lg } },
  },
  defaultVariants: { padding: 'none' },
});

export const pictureInCard = style({
  transition: `transform ${motion.calm}`,
  '@media': {
    [livelyPointer]: {
      selectors: { [`${card.classNames.base}:hover &`]: { transform: 'scale(1.02)' } },
    },
  },
});

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
