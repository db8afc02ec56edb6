import { style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const signs = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `2px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  '@media': { [below('roomy')]: { padding: vars.space.md } },
});
