import { isUntouched } from '@/components/islands/arrival';

/** How long a link waits for its target to appear (docs/requirements.md § 9), ms. */
export const anchorTimeout = 10_000;

/** The element that a hash names, or null: `#contact`, an escaped name, or nonsense that names nothing. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // « %zz » is not an escaped name.
  }
}

function reveal(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/**
 * Scrolls to the target of `hash` and focuses it, waiting up to `anchorTimeout` for it to appear (docs/requirements.md § 2).
 * Gives up early when `signal` aborts. On a slow network the target may be further down than what has arrived yet.
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

/** Whether the page is where its browser leaves it on arrival: at its top or end, or with the target just below the bars. */
function isWhereItArrived(hash: string): boolean {
  const page = document.documentElement;
  const top = targetOf(hash)?.getBoundingClientRect().top ?? 0;
  const bars = parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
  const isAtEnd = scrollY + innerHeight > page.scrollHeight - 2;
  return scrollY < 1 || isAtEnd || Math.abs(top - bars) < 64;
}

/** The same-page hash that a click leads to, or null: another page, a new tab, or no link at all. */
function hashOfClick(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const plainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (event.defaultPrevented || !link?.hash || !plainClick || link.target === '_blank') return null;
  return link.pathname === location.pathname && link.search === location.search ? link.hash : null;
}

/**
 * Makes every hash link, on this page or from another one, scroll to its target and focus it. A later link, or the
 * visitor's own scrolling, ends the waiting for an earlier one. The hash that the page came with is followed only while nobody has
 * begun to use the page.
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
    // After the browser's own jump, which `hashchange` does not announce when the hash stays the same.
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
