import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const page = style({ ...fingerHigh, fontWeight: vars.weight.bold });
