import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { below } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

globalStyle(`${buttons} > a`, { '@media': { [below('phablet')]: { flexBasis: '100%' } } });

export const stack = recipe({
  base: { display: 'flex' },
  variants: {
    direction: {
      column: { flexDirection: 'column' },
      row: { flexDirection: 'row', flexWrap: 'wrap' },
    },
    gap: {
      xxs: { gap: vars.space.xxs },
      xs: { gap: vars.space.xs },
      sm: { gap: vars.space.sm },
      md: { gap: vars.space.md },
      lg: { gap: vars.space.lg },
      xl: { gap: vars.space.xl },
      xxl: { gap: vars.space.xxl },
    },
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
    },
  },
  defaultVariants: { direction: 'column', gap: 'md', align: 'stretch', justify: 'start' },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
