import { style } from '@vanilla-extract/css';

/** Leaves the layout to what stands around and inside it. */
export const island = style({ display: 'contents' });
