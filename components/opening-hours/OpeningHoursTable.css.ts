import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const table = style({
  width: '100%',
  // A row that arrives later would change the width of the columns.
  tableLayout: 'fixed',
});

const cell = {
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  '@media': { print: { padding: '1mm 0', fontSize: vars.text.large } },
} as const;

export const columnHeaders = style({ '@media': { print: { display: 'none' } } });

export const columnHeader = style({
  ...cell,
  borderTop: 0,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  // « Lundi au dimanche » on one line at 360 px.
  selectors: { '&:first-child': { width: '56%' } },
});

export const days = style({ ...cell, fontWeight: vars.weight.bold });

export const hours = style({ ...cell, color: vars.color.success, fontWeight: vars.weight.bold });

export const closed = style({ ...cell, color: vars.color.danger, fontWeight: vars.weight.bold });

export const unbroken = style({ whiteSpace: 'nowrap' });
