import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const dangerSigns = style({ display: 'grid', gap: vars.space.xxs });

export const pages = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg });

export const page = style({ ...fingerHigh });
