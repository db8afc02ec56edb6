import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const section = style({ padding: `${vars.space.md} 0` });

export const path = style({ paddingTop: vars.space.md });
