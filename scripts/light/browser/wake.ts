import type { ComponentType } from 'react';
import { whenIdle } from '../../../components/islands/when-idle';
import type { hydrate as hydrateIsland } from './hydrate';

type Module = Readonly<Record<string, ComponentType<never>>>;

type Islands = Readonly<Record<string, () => Promise<object>>>;

type Fetched = readonly [{ readonly hydrate: typeof hydrateIsland }, Module];

/** For `hydrate` and each island, the address of its module, then of its imports that are not yet loaded. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>;

/** Distance from the screen at which an island wakes (CSS margin). */
const nearness = '600px 0px';

const signsOfUse = ['pointerdown', 'focusin', 'keydown'] as const;

/** Whether a visitor used an island before its script came. */
const isInUse = (marker: HTMLElement, zone: HTMLElement) =>
  zone.contains(document.activeElement) ||
  [...marker.querySelectorAll<HTMLInputElement>('[type=search]')].some(({ value }) => value !== '');

/** Longest wait of a submitted form for its island, ms. */
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
 * Holds a submitted form, marked as busy (WAI-ARIA), until its island is awake. When the island fails, or takes longer
 * than `longestHold`, the browser submits the form, unless it is offline.
 */
function holdSubmits(marker: HTMLElement, wake: () => Promise<boolean>, signal: AbortSignal): void {
  const form = marker.querySelector('form');
  const sendOn = (isAwake: boolean) => {
    if (!form) return;
    form.removeAttribute('aria-busy');
    // Not `requestSubmit`, which Safari 15 lacks.
    if (isAwake) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    // Offline, the browser would leave the page and lose what is written.
    else if (navigator.onLine) form.submit();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!form || form.hasAttribute('aria-busy')) return;
    // An attribute: a style selects it, and older browsers do not reflect `ariaBusy`.
    form.setAttribute('aria-busy', 'true');
    const tooLong = new Promise<boolean>((resolve) => setTimeout(resolve, longestHold, false));
    void Promise.race([wake(), tooLong]).then(sendOn);
  };
  form?.addEventListener('submit', onSubmit, { capture: true, signal });
}

/**
 * Holds a press of a button with `aria-controls` until its island is awake. When the island fails, shows everything
 * that is folded.
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

/** Requests in parallel files that a browser would request one after the other. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

/**
 * Returns a function that fetches `hydrate` and the module of an island. A retry uses other addresses, because browsers
 * remember a failed module by its address (HTML, module map).
 */
function fetcherOf(name: string, islands: Islands, files: IslandFiles) {
  let attempt = 0;
  const fetchAgain = (file: string): Promise<unknown> =>
    import(`${files[file]?.[0] ?? ''}?${attempt}`);
  return () => {
    if (attempt++)
      return Promise.all([fetchAgain('hydrate'), fetchAgain(name)]) as Promise<Fetched>;
    preload([...(files.hydrate ?? []), ...(files[name] ?? [])]);
    return Promise.all([import('./hydrate'), islands[name]?.()]) as Promise<Fetched>;
  };
}

/** Returns a function that wakes an island once; its promise tells whether the island is awake. */
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
      const [{ hydrate }, { [island]: component }] = await fetchIsland();
      hasArrived = true;
      if (component) await hydrate<never>(component, JSON.parse(props) as never, marker);
      return true;
    } catch (error) {
      console.warn(`${island} ${hasArrived ? 'has failed' : 'is not awake'}:`, error);
      // Lets the next use request a lost file again. A component that has failed would fail again.
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

/** Wakes every island at its own time. One that fails leaves its HTML and other islands unchanged. */
export function wakeIslands(islands: Islands, files: IslandFiles): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(marker, islands, files);
}
