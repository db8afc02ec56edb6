import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';

/** Id of the list of titles on the services page. */
export const specialtyListId = 'specialites';

/**
 * Runs between the list of titles and the panels. Before the first paint, it marks the specialty of the address
 * (`?id=`), or else the first, and shows only its panel. `SpecialtyNav` takes over later.
 */
export default function showFirstChoice(script = document.currentScript as Element): void {
  const list = document.getElementById(specialtyListId) as HTMLElement;
  const links = [...list.querySelectorAll('a')];
  const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)));
  const place = Math.max(ids.indexOf(chosenSpecialty(location.search, ids) ?? ''), 0);
  const link = links[place];
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  // Makes room for the button in a phone's action bar.
  document.documentElement.dataset.barButton = '';
  // An id of the list is written into the page, never a part of the address.
  const id = ids[place] as string;
  (script.parentElement as HTMLElement).dataset.chosen = id;
  // A strict policy allows rules that are added through the CSSOM.
  const sheet = document.styleSheets[0] as CSSStyleSheet;
  sheet.insertRule(
    `[data-chosen="${id}"] section:not([id="${id}"]){display:none}`,
    sheet.cssRules.length,
  );
  // Reading the layout delays the first paint.
  if (place === 0) return;
  list.scrollTop = link.offsetTop - 96;
}
