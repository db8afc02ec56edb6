import { whenIdle } from '../../../components/site/behaviour/when-idle';

/** Brings one island to life from its server HTML; `props` are what the server rendered it with. */
export type Wake<Props> = (props: Props, marker: HTMLElement) => unknown;

/** Every island by name, and how to fetch what wakes it; the page holds the right props beside the name. */
export type Islands = Readonly<Record<string, () => Wake<never> | Promise<Wake<never>>>>;

/** How far below the screen an island wakes, so that it is awake when it is reached (CSS margin). */
const nearness = '600px 0px';

/** What shows that a visitor is about to use an island. */
const signsOfUse = ['pointerdown', 'focusin', 'keydown'] as const;

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
 * Holds a form that is sent before its island is awake, and sends it again once it is; it is busy (WAI-ARIA) until then. A form
 * whose island cannot come is sent as HTML sends it.
 */
function holdSubmits(zone: HTMLElement, wake: () => Promise<boolean>, signal: AbortSignal): void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopImmediatePropagation();
    form.ariaBusy = 'true';
    void wake().then((isAwake) => {
      form.ariaBusy = null;
      if (isAwake) form.requestSubmit(event.submitter);
      // Without a network the browser would leave the page, and what is written would be lost with it.
      else if (navigator.onLine) form.submit();
    });
  };
  zone.addEventListener('submit', onSubmit, { capture: true, signal });
}

function prepare(marker: HTMLElement, islands: Islands): void {
  const zone = marker.parentElement ?? marker;
  const { island = '', wake: time, props = '{}' } = marker.dataset;
  const asleep = new AbortController();
  const { signal } = asleep;
  let waking: Promise<boolean> | undefined;
  const wake = async (): Promise<boolean> => {
    try {
      const start = await islands[island]?.();
      await start?.(JSON.parse(props) as never, marker);
      asleep.abort();
      delete marker.dataset.wake;
      return true;
    } catch (error) {
      // A file that did not arrive: the HTML goes on alone, and the next sign of use tries again.
      console.warn(`${island} is not awake:`, error);
      waking = undefined;
      return false;
    } finally {
      delete marker.dataset.asleep;
    }
  };
  const wakeOnce = () => (waking ??= wake());
  const begin = () => void wakeOnce();
  if (time === 'load') begin();
  else if (time === 'idle') whenIdle(begin);
  else {
    marker.dataset.asleep = '';
    whenNear(zone, begin, signal);
  }
  for (const sign of signsOfUse) zone.addEventListener(sign, begin, { passive: true, signal });
  holdSubmits(zone, wakeOnce, signal);
}

/** Wakes every island of the page at its time; one that fails leaves its HTML and the others as they are. */
export function wakeIslands(islands: Islands): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(marker, islands);
}
