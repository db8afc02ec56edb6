import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const verificationDate = style({ color: vars.color.textSoft, fontSize: vars.text.small });
