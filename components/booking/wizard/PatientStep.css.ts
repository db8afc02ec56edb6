import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
