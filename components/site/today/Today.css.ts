import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, shortWindow, tallScreen } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';
import { today } from './today-data';

/** Rows have fixed heights, so that nothing moves when the script fills them in. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space.xxs} 0`,
  '@media': { print: { display: 'none' }, [from('tablet')]: { padding: `${vars.space.md} 0` } },
});

globalStyle(`${strip} > h2`, {
  '@media': { [below('tablet')]: { minHeight: '2lh' } },
});

globalStyle(`${strip} > ul`, {
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  columnGap: vars.space.md,
  overflowX: 'auto',
  // The fade shows that the row scrolls.
  paddingRight: vars.space.xxl,
  maskImage: `linear-gradient(to left, transparent, black ${vars.space.xxl})`,
  // A link in a row that scrolls may receive the focus while half of it is hidden (WCAG 1.4.10).
  '@media': { [shortWindow]: { display: 'flex', flexWrap: 'wrap', maskImage: 'none' } },
});

/** The row clips a focus ring outside a link. */
const ringInside = { outlineOffset: '-2px' };

/** One row that scrolls. */
export const doctors = style({
  gridAutoColumns: 'max-content',
  gridTemplateRows: '2.75rem',
});

const wideRows = (count: number) =>
  style({
    '@media': { [from('tablet')]: { gridTemplateRows: `repeat(${String(count)}, 2.75rem)` } },
  });

/** On a wide screen, as many rows as the fullest day fills. */
export const rows = [wideRows(1), wideRows(2), wideRows(3)] as const;

/** Hides the doctors until a script has chosen the day. Rows keep their heights, except where they wrap. */
globalStyle(`[${scripts}]:not([${lost}]) ${doctors}[${today}=""] > li`, {
  visibility: 'hidden',
  '@media': { [tallScreen]: { display: 'none' } },
});

// Most items keep their width when the fonts load.
globalStyle(`${doctors} > li`, { minWidth: '13.5rem' });

globalStyle(`${doctors} a`, {
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ...ringInside,
});

globalStyle(`${doctors} b`, {
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  textDecoration: 'underline',
});

globalStyle(`${strip} > ul + ul a`, {
  ...fingerHigh,
  ...ringInside,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
});
