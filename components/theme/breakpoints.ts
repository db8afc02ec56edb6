/** 208, 340, 600, 768, 1024, 1200 px. In em, so that larger text gets a narrower layout. */
const smallest = {
  roomy: '13em',
  phone: '21.25em',
  phablet: '37.5em',
  tablet: '48em',
  desktop: '64em',
  wide: '75em',
} as const;

export function from(name: keyof typeof smallest): `(min-width: ${string})` {
  return `(min-width: ${smallest[name]})`;
}

export function below(name: keyof typeof smallest): `not all and (min-width: ${string})` {
  return `not all and (min-width: ${smallest[name]})`;
}

export function between(name: keyof typeof smallest, end: keyof typeof smallest): string {
  return `${from(name)} and (not ${from(end)})`;
}

/** Too short for a sticky header: a phone in landscape, a page zoomed to 400 % (WCAG 1.4.10). */
export const shortWindow = '(max-height: 30em)';

/** Too small for a fixed action bar. A phone in landscape is wide enough. */
export const tinyWindow = '(max-height: 17.5em), (max-height: 30em) and (max-width: 37.49em)';

export const tallScreen = 'screen and (min-height: 30.01em)';
