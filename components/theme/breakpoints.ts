/**
 * Smallest width of each layout (208, 340, 600, 768, 1024, 1200 px), in em so that a larger text size gets a narrower
 * layout. Below `phone` a phone is small, or its text is set larger.
 */
const smallest = {
  roomy: '13em',
  phone: '21.25em',
  phablet: '37.5em',
  tablet: '48em',
  desktop: '64em',
  wide: '75em',
} as const;

/** Media query that holds from a width upwards. */
export function from(name: keyof typeof smallest): `(min-width: ${string})` {
  return `(min-width: ${smallest[name]})`;
}

/** Media query that holds below a width. */
export function below(name: keyof typeof smallest): `not all and (min-width: ${string})` {
  return `not all and (min-width: ${smallest[name]})`;
}

/** Media query that holds from a width upwards, and below another. */
export function between(name: keyof typeof smallest, end: keyof typeof smallest): string {
  return `${from(name)} and (not ${from(end)})`;
}

/** A window too short for bars that stay: a phone held sideways, a page zoomed to 400 % (WCAG 1.4.10). */
export const shortWindow = '(max-height: 30em)';

/** A short window with no room for the bar at the foot either; one as wide as a phone held sideways has it. */
export const tinyWindow = '(max-height: 17.5em), (max-height: 30em) and (max-width: 37.49em)';

/** A screen on which bars may stay: any window that is not short. */
export const tallScreen = 'screen and (min-height: 30.01em)';
