import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';

export const page = style({ ...fingerHigh, fontWeight: 600 });
