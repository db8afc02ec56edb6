/**
 * Inline script for the element before it (`onDays`) and the dated elements inside. Before the first paint, it hides
 * those whose days do not include today, in UTC, the clinic's time. `showDated` does the same later. It is a string, so
 * that its hash in the security policy does not depend on a minifier.
 */
export const datedScript = `{let p=document.currentScript.previousElementSibling,d=new Date().toISOString().slice(0,10);
for(let e of[p,...p.querySelectorAll("[data-from]")])e.hidden=d<e.dataset.from||d>e.dataset.to}`;

/**
 * Returns attributes of an element that is shown from one day (`yyyy-MM-dd`) to another, both included. Without
 * scripts, the element is always shown.
 */
export function onDays({ from, to }: { readonly from: string; readonly to: string }) {
  // In development, `datedScript` may hide the element before React hydrates it.
  return { 'data-from': from, 'data-to': to, suppressHydrationWarning: true } as const;
}
