import { isUntouched } from '@/components/ui/arrival/arrival';
import { layOutAll } from '@/components/ui/far-parts/far-parts';
import { openAround } from '@/components/ui/folded/open-around';
import { isPlainClick } from '@/components/ui/link/plain-click';

/** In ms (docs/requirements.md § 9). */
export const anchorTimeout = 10_000;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `decodeURIComponent` throws on « %zz ».
  }
}

function reveal(target: HTMLElement): void {
  openAround(target);
  if (target.tabIndex < 0) target.tabIndex = -1;
  layOutAll();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** docs/requirements.md § 2. On a slow network, the target may come late. */
function followHash(hash: string, signal: AbortSignal): void {
  if (hash.length < 2) return;
  const present = targetOf(hash);
  if (present) {
    reveal(present);
    return;
  }
  const observer = new MutationObserver(() => {
    const target = targetOf(hash);
    if (!target) return;
    stop();
    reveal(target);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, anchorTimeout);
  signal.addEventListener('abort', stop);
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['id'],
  });
}

/** Returns null for a click that opens another page or tab. */
function hashOfClick(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  if (event.defaultPrevented || !link?.hash || !isPlainClick(event) || link.target === '_blank')
    return null;
  return link.pathname === location.pathname && link.search === location.search ? link.hash : null;
}

/**
 * Makes hash links focus their target. A key or scrolling by the visitor ends the wait for a target. After a reload or
 * a return, the initial hash is ignored.
 */
export function installAnchorFocus(): void {
  let waiting = new AbortController();
  const follow = (hash: string) => {
    waiting.abort();
    waiting = new AbortController();
    followHash(hash, waiting.signal);
  };
  const giveUp = () => {
    waiting.abort();
  };
  const onClick = (event: MouseEvent) => {
    const hash = hashOfClick(event);
    // `hashchange` does not fire when the hash stays the same. The browser's own jump must run first.
    if (hash !== null)
      requestAnimationFrame(() => {
        follow(hash);
      });
  };
  addEventListener('hashchange', () => {
    follow(location.hash);
  });
  document.addEventListener('click', onClick);
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    addEventListener(gesture, giveUp, { passive: true });
  if (isUntouched()) follow(location.hash);
}
