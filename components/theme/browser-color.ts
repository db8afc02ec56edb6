import { palette } from './palette';

/** Colour of the browser's own bar (`theme-color`): the page's ground. */
export const browserColor = palette.sand50;
