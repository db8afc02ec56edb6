import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { row, stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const panel = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space.md,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.lineOnCool}`,
  borderRadius: vars.radius.large,
  '@media': { [from('tablet')]: { gap: vars.space.lg, padding: vars.space.xl } },
});

export const form = style([stack.md]);

export const actions = style([row.sm]);
