import { whenIdle } from '@/components/ui/idle/when-idle';

export const farPart = { 'data-waits': '' };

/** Styles of a far part. Its size until then is a `contain-intrinsic-size`. */
export const whileFar = (size: string) => ({
  '[data-far] &[data-waits]': { contentVisibility: 'auto', containIntrinsicSize: size } as const,
});

/** Those that wait. */
export const farParts = '[data-far] [data-waits]';

/** Far parts are not laid out before one comes near. */
export function holdFarParts(): void {
  document.documentElement.dataset.far = '';
}

/** For a jump, which needs the heights of everything before its target. */
export function layOutAll(): void {
  delete document.documentElement.dataset.far;
}

/** Lays out one part at a time, each when the browser is idle. */
function layOutNext(): void {
  const part = document.querySelector(farParts);
  if (!part) return;
  part.removeAttribute('data-waits');
  whenIdle(layOutNext);
}

/** Once somebody scrolls, all parts get their heights: a later return then finds the same place. */
export function layOutParts(): void {
  addEventListener('scroll', layOutNext, { once: true });
  // The visitor may have scrolled before this script ran.
  whenIdle(() => {
    if (scrollY > 0) dispatchEvent(new Event('scroll'));
  });
}
