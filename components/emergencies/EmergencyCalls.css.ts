import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { row } from '@/components/theme/layout.css';
import { onPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    print: {
      gridTemplateColumns: '1fr 1fr',
      gap: `${vars.space.xxs} ${vars.space.lg}`,
      lineHeight: vars.leading.snug,
    },
    [from('desktop')]: {
      gridTemplateColumns: '1fr minmax(0, 1.7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxl,
    },
  },
});

export const calls = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  '@media': {
    [from('desktop')]: { gridRow: 'span 2' },
    print: { gridColumn: '1 / -1', gap: 0 },
  },
});

export const buttons = style([row.sm]);

export const number = style({ display: 'block', fontSize: vars.text.large });

export const written = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  maxWidth: '27rem',
});

globalStyle(`${written} > a`, { flex: '1 1 8rem' });

export const printed = style({
  display: 'none',
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  '@media': { print: { display: 'block' } },
});

// The number has its own line and the others share the next, unless all fit on one.
const inTwoLines = [below('phablet'), from('desktop')].join(', ');

globalStyle(`${buttons} > a`, {
  '@media': { [inTwoLines]: { flexGrow: 1, paddingInline: vars.space.xs } },
});
globalStyle(`${buttons} > :first-child`, { '@media': { [inTwoLines]: { flexBasis: '100%' } } });

export const block = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  '@media': { print: { gap: 0 } },
});

onPaper(`${block} > ul`, { gap: 0 });
onPaper(`${block} li::before`, { width: '0.8em', height: '0.8em' });
onPaper(`body:has(${layout}) > footer`, {
  padding: 0,
  fontSize: '9.5pt',
  lineHeight: vars.leading.snug,
});
onPaper(`body:has(${layout}) > footer address`, { marginTop: 0 });
onPaper(`main:has(${layout}) h1`, { fontSize: vars.text.subtitle });

// The signs fill two sheets.
onPaper('#sur-place', { display: 'none' });
