import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.lg,
  maxWidth: vars.width.prose,
  minHeight: '50vh',
  paddingBlock: vars.space.section,
});

export const title = style({ color: vars.color.heading });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
