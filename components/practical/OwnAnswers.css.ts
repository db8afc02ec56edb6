import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const answer = style({ display: 'grid', gap: vars.space.sm });

/** At least 24 px high (WCAG 2.5.8). */
export const question = style({ display: 'inline-block', textDecorationThickness: '1px' });
