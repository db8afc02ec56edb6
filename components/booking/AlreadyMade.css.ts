import { style } from '@vanilla-extract/css';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';

export const section = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: `${vars.space.md} ${vars.space.xl}`,
});

/** Only a script shows the steps. */
export const steps = style({
  selectors: { [`:root:not([${scripts}]) &, :root[${lost}] &`]: { display: 'none' } },
});
