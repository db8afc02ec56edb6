import { style } from '@vanilla-extract/css';

/** Breaks inside only if it is wider than the line. */
export const domain = style({ display: 'inline-block', textDecoration: 'inherit' });
