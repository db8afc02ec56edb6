import { style } from '@vanilla-extract/css';

/** Leaves the layout to what is around and inside it. */
export const island = style({ display: 'contents' });
