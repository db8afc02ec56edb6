import { style } from '@vanilla-extract/css';
import { below, between, from, tallScreen } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { whereScriptsRun } from '@/components/islands/with-scripts';

export const header = style({
  position: 'relative',
  zIndex: 10,
  backgroundColor: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    // Not sticky without scripts: with the open menu, it would be too high.
    [tallScreen]: { selectors: { [whereScriptsRun]: { position: 'sticky', top: 0 } } },
  },
});

// 8 px where the seven items and the phone number just fit.
const gap = 'clamp(8px, 4vw - 40px, 16px)';

/** Each control keeps its place while the next ones load. */
export const bar = style({
  alignItems: 'center',
  gap,
  // 1 px is the border.
  minHeight: `calc(${vars.height.header} - 1px)`,
  '@media': {
    [below('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 44px 48px 48px',
    },
    [below('phone')]: { gridTemplateColumns: 'minmax(0, 1fr) 44px 44px 44px' },
    [between('tablet', 'desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 44px minmax(12.6rem, auto) 48px',
    },
    [from('desktop')]: { display: 'flex', flexWrap: 'wrap' },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.target.finger,
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  // One row on a phone of 320 px, whatever the text size.
  fontSize: `min(${vars.text.large}, 6vw)`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  '@media': { [below('phone')]: { gap: vars.space.xs } },
});

export const longBrand = style([
  brand,
  {
    fontSize: `min(${vars.text.body}, 6vw)`,
    overflowWrap: 'anywhere',
    '@media': {
      [from('desktop')]: { flex: '1 1 7.25rem', minWidth: 0, maxWidth: 'max-content' },
    },
  },
]);

/** Above the short name, to save width. */
export const brandPrefix = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: `min(${vars.text.small}, 4vw)`,
  fontWeight: vars.weight.regular,
  color: vars.color.textSoft,
  // A long kind of clinic takes several lines, not a second row of the bar.
  '@media': { [from('desktop')]: { width: 0, minWidth: 'max(100%, 5em)' } },
});

export const square = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.medium,
  '@media': { [below('phone')]: { width: '44px' } },
} as const;

export const search = style({ ...square, width: '44px', color: vars.color.heading });

export const callIcon = style({
  ...square,
  color: vars.color.onActionQuiet,
  gap: vars.space.xs,
  backgroundColor: vars.color.actionQuiet,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '@media': {
    ...square['@media'],
    [between('tablet', 'desktop')]: {
      width: 'auto',
      padding: `0 ${vars.space.md}`,
    },
    [from('wide')]: { display: 'none' },
  },
});

/** Only a tablet has room for it. */
export const callNumber = style({
  display: 'none',
  '@media': { [between('tablet', 'desktop')]: { display: 'inline' } },
});

export const end = style({
  display: 'none',
  '@media': {
    [from('desktop')]: { display: 'block', marginLeft: 'auto' },
    [from('wide')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(8rem, auto)',
      alignItems: 'center',
      justifyItems: 'end',
      gap,
    },
  },
});

export const phone = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.target.finger,
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [from('wide')]: { display: 'inline-flex' } },
});
