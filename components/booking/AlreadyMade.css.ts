import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const section = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: `${vars.space.md} ${vars.space.xl}`,
});

/** Only a script shows the steps. */
export const steps = style({
  selectors: { ':root:not([data-scripts]) &, :root[data-lost] &': { display: 'none' } },
});
