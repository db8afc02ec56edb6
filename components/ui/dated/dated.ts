/**
 * Before the first paint, hides what is not for today, in UTC, the clinic's time. A string, so that its hash in the
 * security policy does not depend on a minifier.
 */
export const datedScript = `{let p=document.currentScript.previousElementSibling,d=new Date().toISOString().slice(0,10);
for(let e of[p,...p.querySelectorAll("[data-from]")])e.hidden=d<e.dataset.from||d>e.dataset.to}`;

/**
 * Returns attributes of an element shown from one day (`yyyy-MM-dd`) to another, both included. Without scripts, it is
 * always shown.
 */
export function onDays({ from, to }: { readonly from: string; readonly to: string }) {
  // In development, `datedScript` may hide the element before hydration.
  return { 'data-from': from, 'data-to': to, suppressHydrationWarning: true } as const;
}
