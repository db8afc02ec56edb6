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

/** Of whatever is chosen with one touch. */
export const choiceBox = {
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
} as const;
