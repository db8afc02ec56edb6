import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { large } from './DoctorCard.css';

const { space } = vars;

export const foot = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    gridColumn: '1 / -1',
    paddingTop: space.xs,
  },
  variants: {
    portrait: {
      above: {
        '@media': {
          [large.above]: {
            marginTop: 'auto',
            borderTop: `1px solid ${vars.color.line}`,
          },
        },
      },
      beside: { '@media': { [`screen and ${large.beside}`]: { gridColumn: 2 } } },
    },
  },
});

globalStyle(`${foot.classNames.base} > a:last-child`, {
  flex: '1 1 auto',
  gap: space.xxs,
  paddingInline: space.xs,
  fontSize: vars.text.small,
});

globalStyle(`${foot.classNames.variants.portrait.beside} > a:last-child`, {
  '@media': {
    [`screen and ${large.beside}`]: {
      flexGrow: 0,
      paddingLeft: space.md,
      paddingRight: space.md,
    },
  },
});

/** Leaves room for the number, which comes before it. */
export const besideNumber = style({
  selectors: {
    [`${foot.classNames.variants.portrait.above} > a + a > &`]: {
      '@media': { [large.above]: { display: 'none' } },
    },
  },
});

export const phone = style({
  ...fingerHigh,
  gap: vars.space.xxs,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});

export const glyph = style({ width: '16px', height: '16px' });
