import type { ComponentType } from 'react';
import {
  asleep,
  isAwake,
  island,
  islandIn,
  longestWait,
  wake,
} from '../../components/islands/marks';
import { whenIdle } from '../../components/ui/idle/when-idle';
import { holdPresses, holdSubmits } from './hold';
import type { hydrate as hydrateIsland } from './hydrate';
import { importBothOf, type ImportBoth, type IslandFiles } from './import-file';
import { after, isLost, setLost, zoneOf } from '../../components/islands/lost';

type Module = Record<string, ComponentType<never>>;

/** CSS margin around the screen. */
const nearness = '600px 0px';

const signsOfUse = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

const isInUse = (marker: HTMLElement, zone: HTMLElement) =>
  zone.contains(document.activeElement) ||
  [...marker.querySelectorAll<HTMLInputElement>('[type=search]')].some(({ value }) => value !== '');

/** Calls `act` each time the element comes near. */
function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: nearness },
  );
  observer.observe(element);
}

/** The promise tells whether the island is awake. */
function wakerOf(
  marker: HTMLElement,
  importBoth: ImportBoth,
  onArrival: () => void,
): () => Promise<boolean> {
  const { name, props } = islandIn(marker);
  let waking: Promise<boolean> | undefined;
  const wakeNow = async (): Promise<boolean> => {
    let hasArrived = false;
    try {
      // In this order: an island takes Preact from `hydrate`.
      const [{ hydrate }, { [name]: component }] = (await importBoth('hydrate', name)) as [
        { hydrate: typeof hydrateIsland },
        Module,
      ];
      hasArrived = true;
      if (component) await hydrate<never>(component, JSON.parse(props) as never, marker);
      setLost(marker, false);
      return true;
    } catch (error) {
      console.warn(`${name} ${hasArrived ? 'has failed' : 'is not awake'}:`, error);
      setLost(marker, true);
      // A lost file may load later, but a failed component would fail again.
      if (!hasArrived) waking = undefined;
      return false;
    } finally {
      marker.removeAttribute(asleep);
      if (hasArrived) onArrival();
    }
  };
  return () => (waking ??= wakeNow());
}

function prepare(marker: HTMLElement, importBoth: ImportBoth): void {
  const zone = zoneOf(marker);
  const time = marker.getAttribute(wake);
  const sleep = new AbortController();
  const { signal } = sleep;
  const wakeUp = wakerOf(marker, importBoth, () => {
    sleep.abort();
    marker.removeAttribute(wake);
  });
  const begin = () => void wakeUp();
  const sayIfLate = () => {
    void after(longestWait).then(() => {
      if (!isAwake(marker)) setLost(marker, true);
    });
  };
  const beginInUse = () => {
    begin();
    sayIfLate();
  };
  // The visitor is waiting for content that only the island can show.
  const isAsked = location.search !== '';
  if (isAsked) sayIfLate();
  if (isInUse(marker, zone) || (isAsked && time === 'use')) beginInUse();
  else if (time === 'idle') whenIdle(begin);
  else if (time === 'visible') {
    marker.setAttribute(asleep, '');
    whenNear(zone, begin);
  }
  for (const sign of signsOfUse) zone.addEventListener(sign, beginInUse, { passive: true, signal });
  addEventListener('online', () => {
    if (isLost(marker)) begin();
  });
  holdPresses(marker, begin, signal);
  holdSubmits(marker, wakeUp);
}

/** A failed island leaves its HTML and the others unchanged. */
export function wakeIslands(files: IslandFiles): void {
  const importBoth = importBothOf(files);
  for (const marker of document.querySelectorAll<HTMLElement>(`[${island}]`))
    prepare(marker, importBoth);
}
