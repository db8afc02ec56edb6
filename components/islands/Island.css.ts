import { style } from '@vanilla-extract/css';

export const island = style({ display: 'contents' });
