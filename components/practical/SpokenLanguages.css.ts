import { style } from '@vanilla-extract/css';

/** A name with its comma, on one line where it fits. */
export const doctor = style({ display: 'inline-block' });

/** As high as a finger: names follow each other closely. */
export const link = style({ display: 'inline-block', paddingTop: '9px', paddingBottom: '9px' });
