import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const row = style({ display: 'flex', gap: vars.space.xs });
