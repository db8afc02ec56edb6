import { dark, light } from './schemes';

export const browserColor = light.page;

export const browserColors = [
  { media: '(prefers-color-scheme: light)', color: browserColor },
  { media: '(prefers-color-scheme: dark)', color: dark.page },
];
