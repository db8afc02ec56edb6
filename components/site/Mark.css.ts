import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const ground = style({ fill: vars.color.surfaceWarm });

export const petals = style({ fill: vars.color.action });
