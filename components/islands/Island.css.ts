import { style } from '@vanilla-extract/css';

/** The island's own element takes no part in the layout. */
export const island = style({ display: 'contents' });
