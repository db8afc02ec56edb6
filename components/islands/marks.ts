/* What the HTML and the scripts tell each other about waking: light/README.md. */

/** On the root element. */
export const ready = 'data-ready';

/** On the root element, or on the parent of an island. */
export const lost = 'data-lost';

/** Ms until the page says what to do without a script. */
export const longestWait = 3_000;

export const island = 'data-island';
export const wake = 'data-wake';
export const asleep = 'data-asleep';

/** `idle`: once the browser is idle; `visible`: near the screen; `use`: on touch or focus, which hydrate any island. */
export type WakeTime = 'idle' | 'visible' | 'use';

/** Attributes of the element around an island. */
export const islandData = (name: string, time: WakeTime, given: object) => ({
  [island]: name,
  [wake]: time,
  'data-props': JSON.stringify(given),
});

export function islandIn({ dataset }: HTMLElement) {
  const { island: name = '', props = '{}' } = dataset;
  return { name, props };
}

/** Returns whether an island is hydrated. */
export const isAwake = (marker: Element) => !marker.hasAttribute(wake);
