import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const search = style({ display: 'grid', gap: vars.space.xxs, paddingBottom: vars.space.sm });
