import { dark, light } from './schemes';

/** Colour of the browser's own bar (`theme-color`): the page's ground. */
export const browserColor = light.page;

/** That colour in each scheme, as `themeColor` of Next's `Viewport`. */
export const browserColors = [
  { media: '(prefers-color-scheme: light)', color: browserColor },
  { media: '(prefers-color-scheme: dark)', color: dark.page },
];
