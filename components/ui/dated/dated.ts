/**
 * The script directly after an element with dates (`onDays`): before the first paint it shows that element, and those
 * in it, only on their days. Days are those of UTC, the clinic's. Later `showDated` does the same. Written by hand as
 * text, so that its hash in the security policy does not change with a minifier.
 */
export const datedScript = `{let p=document.currentScript.previousElementSibling,d=new Date().toISOString().slice(0,10);
for(let e of[p,...p.querySelectorAll("[data-from]")])e.hidden=d<e.dataset.from||d>e.dataset.to}`;

/** The attributes of an element that is shown from one day to another (`yyyy-MM-dd`), both included. Without scripts it always is. */
export function onDays({ from, to }: { readonly from: string; readonly to: string }) {
  // The script above may have hidden it before React comes, in development.
  return { 'data-from': from, 'data-to': to, suppressHydrationWarning: true } as const;
}
