import { style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { button } from '@/components/ui/button/button';

export const box = style([
  stack.sm,
  {
    justifyItems: 'start',
    padding: vars.space.md,
    border: `2px solid ${vars.color.urgent}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface,
    fontWeight: vars.weight.bold,
  },
]);

export const call = style([button({ kind: 'urgent', size: 'large' })]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  borderTop: `1px solid ${vars.color.line}`,
});
