import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const notice = style({
  maxWidth: vars.width.prose,
  padding: vars.space.md,
  borderRadius: vars.radius.medium,
  borderLeft: `6px solid ${vars.color.star}`,
  backgroundColor: vars.color.tintOchre,
});
