import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const text = style({ paddingTop: vars.space.xxl, paddingBottom: vars.space.xxl });
