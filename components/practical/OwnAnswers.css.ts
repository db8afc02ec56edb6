import { style } from '@vanilla-extract/css';

/** At least 24 px high (WCAG 2.5.8). */
export const question = style({ display: 'inline-block', textDecorationThickness: '1px' });
