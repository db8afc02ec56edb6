import { globalStyle } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { from } from '@/components/theme/breakpoints';
import { fittingColumns } from '@/components/theme/columns';
import { sideways, sidewaysItem } from '@/components/theme/sideways';
import { vars } from '@/components/theme/theme.css';

const equal = (count: number) =>
  count === 1 ? 'minmax(0, 1fr)' : `repeat(${String(count)}, minmax(0, 1fr))`;

const columns = (phone: number, tablet: number, desktop: number) => ({
  gridTemplateColumns: equal(phone),
  '@media': {
    [`screen and ${from('phablet')}`]: { gridTemplateColumns: equal(tablet) },
    [`screen and ${from('desktop')}`]: { gridTemplateColumns: equal(desktop) },
  },
});

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    columns: {
      '1-1-1': columns(1, 1, 1),
      '1-1-2': columns(1, 1, 2),
      '1-1-3': columns(1, 1, 3),
      '1-2-4': columns(1, 2, 4),
      '1-3-3': columns(1, 3, 3),
      '2-3-5': columns(2, 3, 5),
      /** One to three cards, without an empty column. */
      few: fittingColumns('22rem'),
    },
    gap: {
      md: { gap: vars.space.md },
      lg: { gap: vars.space.md, '@media': { [from('phablet')]: { gap: vars.space.lg } } },
    },
    /** On a phone, scrolls sideways. The screen clips the next card, as a hint. */
    rail: {
      true: {
        '@media': {
          [`screen and (not ${from('phablet')})`]: {
            gridTemplateColumns: 'none',
            gridAutoFlow: 'column',
            // Only padding of the next card is visible: browsers do not scroll to a focused link that is partly
            // visible.
            gridAutoColumns: 'calc(100% - 20px)',
            gap: vars.space.sm,
            ...sideways,
          },
        },
      },
    },
  },
  defaultVariants: { gap: 'lg' },
});

globalStyle(`${grid.classNames.variants.columns.few} > *`, { maxWidth: vars.width.prose });

globalStyle(`${grid.classNames.base}${grid.classNames.base}`, {
  '@media': { print: { gridTemplateColumns: equal(3) } },
});

export type GridVariants = NonNullable<RecipeVariants<typeof grid>>;

globalStyle(`${grid.classNames.variants.rail.true} > *`, sidewaysItem);
