import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';

export const specialtyListId = 'specialites';

/** On the parent of the panels, until `SpecialtyNav` is hydrated: the id of the shown one. */
export const chosen = 'data-chosen';

/** On the root element: the action bar leaves room for a button. */
export const barButton = 'data-bar-button';

/**
 * Before the first paint, shows only the panel of the address (`?id=`), or else the first. `SpecialtyNav` takes over
 * later.
 */
export default function showFirstChoice(script = document.currentScript as Element): void {
  const list = document.getElementById(specialtyListId) as HTMLElement;
  const links = [...list.querySelectorAll('a')];
  const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)));
  const place = Math.max(ids.indexOf(chosenSpecialty(location.search, ids) ?? ''), 0);
  const link = links[place];
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  document.documentElement.dataset.barButton = '';
  // The rule must contain an id from the list, never text from the address.
  const id = ids[place] as string;
  (script.parentElement as HTMLElement).dataset.chosen = id;
  // Panels contain sections too. A strict policy allows rules added through the CSSOM.
  const sheet = document.styleSheets[0] as CSSStyleSheet;
  sheet.insertRule(
    `[data-chosen="${id}"]>div>section:not([id="${id}"]){display:none}`,
    sheet.cssRules.length,
  );
  // Reading the layout delays the first paint.
  if (place === 0) return;
  list.scrollTop = link.offsetTop - 96;
}
