import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const text = style({ padding: `${vars.space.xxl} 0` });
