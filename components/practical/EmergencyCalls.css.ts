import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const dangerSigns = style({ display: 'grid', gap: vars.space.xxs });
