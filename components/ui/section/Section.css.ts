import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { whileFar } from '@/components/ui/far-parts/far-parts';

export const section = recipe({
  base: {
    padding: `${vars.space.section} 0`,
    // The section has its own padding, so a link scrolls it to just below the header.
    scrollMarginTop: '-15px',
  },
  variants: {
    tone: {
      page: {},
      surface: { backgroundColor: vars.color.surface },
      warm: { backgroundColor: vars.color.surfaceWarm },
      cool: { backgroundColor: vars.color.surfaceCool },
    },
    /** Inside the body of a page. */
    isInner: { true: { padding: 0 } },
    /**
     * For sections below the first screens. In a contrast test, a section higher than this size would be behind the
     * footer.
     */
    isFar: {
      true: {
        selectors: whileFar('auto 2400px'),
        '@media': { [from('desktop')]: { selectors: whileFar('auto 1200px') } },
      },
    },
  },
  defaultVariants: { tone: 'page' },
});

export type SectionVariants = NonNullable<RecipeVariants<typeof section>>;

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.width.container} + 2 * ${vars.space.gutter})`,
  margin: '0 auto',
  padding: `0 ${vars.space.gutter}`,
});

/** The body of a page. */
export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    paddingTop: vars.space.xl,
    paddingBottom: vars.space.xxl,
  },
]);

export const sectionWithMore = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: vars.space.xl,
    },
  },
});

export const sectionHeader = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxWidth: vars.width.prose,
  marginBottom: vars.space.md,
  '@media': {
    [from('tablet')]: { marginBottom: vars.space.xl },
    print: { gap: 0, marginBottom: vars.space.xs },
  },
});

export const sectionMore = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.sm,
  order: 1,
  marginTop: vars.space.md,
  '@media': { [from('tablet')]: { order: 0, marginTop: 0, marginBottom: vars.space.xl } },
});

export const sectionContent = style({ gridColumn: '1 / -1', minWidth: 0 });

export const sectionIntro = style({ color: vars.color.textSoft, textWrap: 'balance' });
