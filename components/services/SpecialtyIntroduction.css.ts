import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const introduction = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
});

export const description = style({ maxWidth: vars.width.prose });

export const hours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textSoft,
});

export const questions = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg });

export const question = style({ ...fingerHigh });
