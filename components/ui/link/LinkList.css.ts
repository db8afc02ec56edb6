import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg });

export const linkInRow = style({ ...fingerHigh });

export const linkOnLine = style({ ...fingerHigh, fontWeight: vars.weight.bold });
