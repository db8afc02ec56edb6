import { style } from '@vanilla-extract/css';

/** A name with its comma, on one line where it fits. */
export const doctor = style({ display: 'inline-block' });

/** A target of 24 px and more (WCAG 2.5.8). */
export const link = style({ display: 'inline-block' });
