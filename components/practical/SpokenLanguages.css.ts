import { style } from '@vanilla-extract/css';
import { fingerHighText } from '@/components/theme/target';

/** Keeps a name and its comma on one line. */
export const doctor = style({ display: 'inline-block' });

export const link = style(fingerHighText);
