/**
 * Smallest width of each layout: 208, 340, 600, 768, 1024, 1200 px. In em, so that larger text gets a narrower layout.
 */
const smallest = {
  roomy: '13em',
  phone: '21.25em',
  phablet: '37.5em',
  tablet: '48em',
  desktop: '64em',
  wide: '75em',
} as const;

/** Returns a media query that matches from a width upwards. */
export function from(name: keyof typeof smallest): `(min-width: ${string})` {
  return `(min-width: ${smallest[name]})`;
}

/** Returns a media query that matches below a width. */
export function below(name: keyof typeof smallest): `not all and (min-width: ${string})` {
  return `not all and (min-width: ${smallest[name]})`;
}

/** Returns a media query that matches from one width to below another. */
export function between(name: keyof typeof smallest, end: keyof typeof smallest): string {
  return `${from(name)} and (not ${from(end)})`;
}

/** Matches a window too short for a sticky header: a phone in landscape, a page zoomed to 400 % (WCAG 1.4.10). */
export const shortWindow = '(max-height: 30em)';

/** Matches a window too small for a fixed action bar. A phone in landscape is wide enough for the bar. */
export const tinyWindow = '(max-height: 17.5em), (max-height: 30em) and (max-width: 37.49em)';

/** Matches a screen high enough for a sticky header. */
export const tallScreen = 'screen and (min-height: 30.01em)';
