import { whenIdle } from '@/components/islands/when-idle';

/** One at a time, each when the browser is idle. */
function layOutNext(): void {
  const section = document.querySelector<HTMLElement>('[data-far] section:not([data-near])');
  if (!section) return;
  section.dataset.near = '';
  whenIdle(layOutNext);
}

/** For a jump, which needs the heights of the sections before its target. */
export function layOutAll(): void {
  delete document.documentElement.dataset.far;
}

/** Once somebody scrolls, the far sections get their heights: a later return then finds the same place. */
export function layOutSections(): void {
  addEventListener('scroll', layOutNext, { once: true, passive: true });
}
