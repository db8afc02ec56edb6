import type { ComponentType } from 'react';
import { whenIdle } from '../../../components/islands/when-idle';
import type { hydrate as hydrateIsland } from './hydrate';

/** Every island by name, and how to fetch its component; the page holds the right props beside the name. */
type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** The address of a module that is fetched late, then those of what it imports, by the name of its source. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>;

/** How far below the screen an island wakes, so that it is awake when it is reached (CSS margin). */
const nearness = '600px 0px';

/** What shows that a visitor is about to use an island. */
const signsOfUse = ['pointerdown', 'focusin', 'keydown'] as const;

/** Whether an island was used before its script came: it has the focus, or a search word is typed in it. */
const isInUse = (marker: HTMLElement, zone: HTMLElement) =>
  zone.contains(document.activeElement) ||
  [...marker.querySelectorAll<HTMLInputElement>('[type=search]')].some(({ value }) => value !== '');

/** How long a form waits for its island before it is sent as HTML sends it, ms. */
const longestHold = 8_000;

function whenNear(element: Element, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: nearness },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}

/**
 * Holds the island's form when it is submitted before the island is awake, and marks it busy (WAI-ARIA) until it is
 * submitted again. Where the island fails, or takes longer than `longestHold`, the browser submits it.
 */
function holdSubmits(marker: HTMLElement, wake: () => Promise<boolean>, signal: AbortSignal): void {
  const form = marker.querySelector('form');
  const sendOn = (isAwake: boolean, submitter: HTMLElement | null) => {
    if (!form) return;
    form.removeAttribute('aria-busy');
    if (isAwake) form.requestSubmit(submitter);
    // Without a network the browser would leave the page, and what is written would be lost with it.
    else if (navigator.onLine) form.submit();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!form || form.hasAttribute('aria-busy')) return;
    // An attribute, which its style selects: older browsers do not reflect the property.
    form.setAttribute('aria-busy', 'true');
    const tooLong = new Promise<boolean>((resolve) => setTimeout(resolve, longestHold, false));
    void Promise.race([wake(), tooLong]).then((isAwake) => {
      sendOn(isAwake, event.submitter);
    });
  };
  form?.addEventListener('submit', onSubmit, { capture: true, signal });
}

/**
 * Holds a press of a button that shows something (`aria-controls`) until its island is awake. Where it is lost, all that is folded
 * is shown.
 */
function holdPresses(zone: HTMLElement, wake: () => Promise<boolean>, signal: AbortSignal): void {
  let isHeld = false;
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[aria-controls]');
    if (!button) return;
    event.stopImmediatePropagation();
    // A second press while waiting would undo the first.
    if (isHeld) return;
    isHeld = true;
    void wake().then((isAwake) => {
      isHeld = false;
      if (isAwake) button.click();
      else document.documentElement.dataset.unfolded = '';
    });
  };
  zone.addEventListener('click', onClick, { capture: true, signal });
}

/** Asks for files at once that a browser would ask for one after the other. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

/**
 * Returns the function that fetches what hydrates an island, and its component. A later call asks for both at another
 * address: a browser remembers by its address a module that was lost (HTML, module map).
 */
function fetcherOf(name: string, islands: Islands, files: IslandFiles) {
  let attempt = 0;
  const fetchAgain = async (file: string): Promise<unknown> =>
    ((await import(`${files[file]?.[0] ?? ''}?${attempt}`)) as Record<string, unknown>)[file];
  return () => {
    attempt += 1;
    if (attempt > 1)
      return Promise.all([
        fetchAgain('hydrate') as Promise<typeof hydrateIsland>,
        fetchAgain(name) as Promise<ComponentType<never>>,
      ]);
    preload([...(files.hydrate ?? []), ...(files[name] ?? [])]);
    return Promise.all([import('./hydrate').then(({ hydrate }) => hydrate), islands[name]?.()]);
  };
}

/** Returns what wakes an island, once; resolves to whether it is awake. */
function wakerOf(
  marker: HTMLElement,
  fetchIsland: ReturnType<typeof fetcherOf>,
  onArrival: () => void,
): () => Promise<boolean> {
  const { island = '', props = '{}' } = marker.dataset;
  let waking: Promise<boolean> | undefined;
  const wake = async (): Promise<boolean> => {
    let hasArrived = false;
    try {
      const [hydrate, component] = await fetchIsland();
      hasArrived = true;
      if (component) await hydrate<never>(component, JSON.parse(props) as never, marker);
      return true;
    } catch (error) {
      console.warn(`${island} ${hasArrived ? 'has failed' : 'is not awake'}:`, error);
      // A file that did not arrive is asked for again at the next sign of use; a component that fails would fail again.
      if (!hasArrived) waking = undefined;
      return false;
    } finally {
      delete marker.dataset.asleep;
      if (hasArrived) onArrival();
    }
  };
  return () => (waking ??= wake());
}

function prepare(marker: HTMLElement, islands: Islands, files: IslandFiles): void {
  const zone = marker.parentElement ?? marker;
  const { island = '', wake: time } = marker.dataset;
  const asleep = new AbortController();
  const { signal } = asleep;
  const wake = wakerOf(marker, fetcherOf(island, islands, files), () => {
    asleep.abort();
    delete marker.dataset.wake;
  });
  const begin = () => void wake();
  if (isInUse(marker, zone)) begin();
  else if (time === 'idle') whenIdle(begin);
  else if (time === 'visible') {
    marker.dataset.asleep = '';
    whenNear(zone, begin, signal);
  }
  for (const sign of signsOfUse) zone.addEventListener(sign, begin, { passive: true, signal });
  holdPresses(zone, wake, signal);
  holdSubmits(marker, wake, signal);
}

/** Wakes every island of the page at its time; one that fails leaves its HTML and the others as they are. */
export function wakeIslands(islands: Islands, files: IslandFiles): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(marker, islands, files);
}
