import { isUntouched } from '@/components/islands/arrival';

/** Longest wait for the target of a link, ms (docs/requirements.md § 9). */
export const anchorTimeout = 10_000;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `decodeURIComponent` throws on « %zz ».
  }
}

function reveal(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/**
 * Scrolls to the target of `hash` and focuses it (docs/requirements.md § 2). On a slow network, first waits for the
 * target, up to `anchorTimeout`.
 */
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
  signal.addEventListener('abort', stop, { once: true });
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['id'],
  });
}

/**
 * Whether the scroll position is one that browsers set on arrival: the top or the end of the page, or the target below
 * the header.
 */
function isWhereItArrived(hash: string): boolean {
  const page = document.documentElement;
  const top = targetOf(hash)?.getBoundingClientRect().top ?? 0;
  const bars = parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
  const isAtEnd = scrollY + innerHeight > page.scrollHeight - 2;
  return scrollY < 1 || isAtEnd || Math.abs(top - bars) < 64;
}

/** Returns the hash of a link within the page, if the click follows such a link in this tab. */
function hashOfClick(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const plainClick =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !link?.hash || !plainClick || link.target === '_blank') return null;
  return link.pathname === location.pathname && link.search === location.search ? link.hash : null;
}

/**
 * Makes every hash link, on this page or from another, scroll to its target and focus it. A later link, a key or
 * scrolling by the visitor ends the wait for a target. The initial hash is ignored after a reload or a return, and if
 * the visitor has begun to use the page.
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
    // `hashchange` does not fire when the hash stays the same. `requestAnimationFrame` lets the browser's own jump run
    // first.
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
  if (isUntouched() && isWhereItArrived(location.hash)) follow(location.hash);
}
