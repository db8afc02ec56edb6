import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const section = recipe({
  base: {
    paddingTop: vars.space.section,
    paddingBottom: vars.space.section,
    // As the target of a link, it begins right below the bar: its own padding is space enough.
    scrollMarginTop: '-15px',
  },
  variants: {
    tone: {
      page: {},
      surface: { backgroundColor: vars.color.surface },
      warm: { backgroundColor: vars.color.surfaceWarm },
      cool: { backgroundColor: vars.color.surfaceCool },
    },
  },
  defaultVariants: { tone: 'page' },
});

/** Grounds of a section. */
export type SectionVariants = NonNullable<RecipeVariants<typeof section>>;

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.width.container} + 2 * ${vars.space.gutter})`,
  marginLeft: 'auto',
  marginRight: 'auto',
  paddingLeft: vars.space.gutter,
  paddingRight: vars.space.gutter,
});

export const sectionHeader = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxWidth: vars.width.prose,
  marginBottom: vars.space.lg,
  '@media': { [from('tablet')]: { marginBottom: vars.space.xxl } },
});

export const sectionIntro = style({ color: vars.color.textSoft });
