import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';

export const specialtyListId = 'specialites';

/** On the list: the address asks for one of it. */
export const asksForOne = 'data-asked';

/** On the parent of the panels, until `SpecialtyNav` is hydrated: the id of the shown one. */
export const chosen = 'data-chosen';

/**
 * Before the first paint, shows only the panel of the address (`?id=`), or else the first. `SpecialtyNav` takes over
 * later.
 */
export default function showFirstChoice(script = document.currentScript as Element): void {
  const list = document.getElementById(specialtyListId) as HTMLElement;
  const links = [...list.querySelectorAll('a')];
  const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)));
  const asked = chosenSpecialty(location.search, ids);
  // The rule must contain an id from the list, never text from the address.
  const id = asked ?? ids[0];
  if (id === undefined) return;
  links[ids.indexOf(id)]?.setAttribute('aria-current', 'true');
  list.closest('nav')?.toggleAttribute(asksForOne, asked !== null);
  (script.parentElement as HTMLElement).dataset.chosen = id;
  // Panels contain sections too. A strict policy allows rules added through the CSSOM.
  const sheet = document.styleSheets[0] as CSSStyleSheet;
  sheet.insertRule(
    `[data-chosen="${id}"]>div>section:not([id="${id}"]){display:none}`,
    sheet.cssRules.length,
  );
}
