/** How far from the screen something comes near: one screen (CSS margin). */
const nearness = '100% 0px';

/**
 * Takes `data-when-near` off each element that comes within one screen of what is seen: what it holds is fetched only then
 * (its style says so).
 */
export function installComingNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-when-near');
        observer.unobserve(target);
      }
    },
    { rootMargin: nearness },
  );
  for (const element of document.querySelectorAll('[data-when-near]')) observer.observe(element);
}
