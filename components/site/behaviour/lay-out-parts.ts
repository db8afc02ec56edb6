import { whenIdle } from '@/components/islands/when-idle';

/** One at a time, each when the browser is idle. */
function layOutNext(): void {
  const part = document.querySelector('[data-far] [data-waits]');
  if (!part) return;
  part.removeAttribute('data-waits');
  whenIdle(layOutNext);
}

/** For a jump, which needs the heights of what is before its target. */
export function layOutAll(): void {
  delete document.documentElement.dataset.far;
}

/**
 * Parts with `data-waits` are not laid out before one comes near. Once somebody scrolls, all get their heights: a later
 * return then finds the same place.
 */
export function layOutParts(): void {
  addEventListener('scroll', layOutNext, { once: true });
  // Somebody may have scrolled before this script came.
  whenIdle(() => {
    if (scrollY > 0) dispatchEvent(new Event('scroll'));
  });
}
