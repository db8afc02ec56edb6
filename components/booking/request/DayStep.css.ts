import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const { space } = vars;

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** Three in a row, or fewer with large text. */
const cell = { flex: '1 1 max(5.25rem, 30%)' };

export const left = style({ ...cell, gridColumn: 1 });

export const right = style({ ...cell, gridColumn: 2 });

/** Mornings on the left, afternoons on the right. */
export const wished = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
});
