import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const times = style({ display: 'flex', gap: vars.space.xs, color: vars.color.textSoft });

export const clock = style({ marginTop: vars.space.xxs });
