import { style } from '@vanilla-extract/css';

/** Removes the wrapper of an island from the layout. */
export const island = style({ display: 'contents' });
