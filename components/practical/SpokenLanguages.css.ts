import { style } from '@vanilla-extract/css';

/** Keeps a name and its comma on one line. */
export const doctor = style({ display: 'inline-block' });

/** At least 44 px high, since the names are close to each other. */
export const link = style({ display: 'inline-block', paddingTop: '9px', paddingBottom: '9px' });
