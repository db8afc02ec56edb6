import { style } from '@vanilla-extract/css';
import { button } from '@/components/ui/button/button';
import { vars } from '@/components/theme/theme.css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
  width: '100%',
  maxWidth: '30rem',
});

export const submit = style([
  button({ kind: 'quiet' }),
  { width: vars.target.button, padding: 0, borderRadius: vars.radius.medium },
]);
