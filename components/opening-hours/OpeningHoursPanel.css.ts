import { style } from '@vanilla-extract/css';
import { box } from '@/components/theme/box';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

// The buttons are not printed.
export const panel = style([stack.md, { '@media': { print: { gap: 0 } } }]);

export const card = style({
  ...box,
  padding: `${vars.space.md} ${vars.space.md} ${vars.space.xs}`,
  '@media': { print: { padding: 0, border: 0 } },
});
