import { dark, light } from './schemes';

/** Colour of the browser's toolbar (`theme-color`) in the light scheme. */
export const browserColor = light.page;

/** `themeColor` of Next's `Viewport`. */
export const browserColors = [
  { media: '(prefers-color-scheme: light)', color: browserColor },
  { media: '(prefers-color-scheme: dark)', color: dark.page },
];
