import { gestures, isUntouched } from '@/components/ui/island/arrival';
import { arrivalDelay, chosenSpecialty } from '@/content/model/specialty-choice';

type Links = ReadonlyMap<string, HTMLAnchorElement>;

function linksOf(nav: HTMLElement): Links {
  const links = [...nav.querySelectorAll('a')];
  return new Map(links.map((link) => [link.dataset.id ?? '', link]));
}

/** Brings a link into view within its list alone: `scrollIntoView` would move the page too. */
function showInList(nav: HTMLElement, link: HTMLElement): void {
  const list = nav.getBoundingClientRect();
  const { left, right, top, bottom } = link.getBoundingClientRect();
  if (left < list.left || right > list.right) nav.scrollLeft = link.offsetLeft - 48;
  if (top < list.top || bottom > list.bottom) nav.scrollTop = link.offsetTop - 96;
}

function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector<HTMLElement>('[aria-current]');
  if (link) showInList(nav, link);
}

/** Shows the whole of a link that the keyboard comes to: the browser is content with a part (WCAG 2.4.11). */
function followFocus(nav: HTMLElement, signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    // Not under a finger that is about to press.
    if (target instanceof HTMLAnchorElement && target.matches(':focus-visible'))
      showInList(nav, target);
  };
  nav.addEventListener('focusin', onFocus, { signal });
}

function show(nav: HTMLElement, links: Links, chosen: string): void {
  for (const [id, link] of links) {
    const panel = document.getElementById(id);
    if (panel) panel.hidden = id !== chosen;
    if (id === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  // From here on `hidden` says what the rule of the first frame said.
  delete nav.parentElement?.dataset.chosen;
}

/** The page's title with what is chosen in the place of its first words: « Pédiatrie — Le Fleuve ». */
function titleOf(pageTitle: string, chosen: string): string {
  return pageTitle.replace(/^.*(?= — )/, () => chosen);
}

/** Scrolls to a panel, and lets the reading go on from there. */
function goTo(panel: HTMLElement, behavior: ScrollBehavior): void {
  panel.scrollIntoView({ block: 'start', behavior });
  panel.focus({ preventScroll: true });
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the beginning of a panel can be read without scrolling. */
function beginsInView(panel: HTMLElement): boolean {
  const { top } = panel.getBoundingClientRect();
  const hiddenByBars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= (hiddenByBars || 0) - 1 && top < innerHeight * 0.6;
}

function goSoon(panel: HTMLElement, installed: AbortSignal): void {
  const timer = setTimeout(() => {
    goTo(panel, calm() ? 'instant' : 'smooth');
  }, arrivalDelay);
  const giveUp = () => {
    clearTimeout(timer);
  };
  installed.addEventListener('abort', giveUp);
  for (const gesture of gestures)
    addEventListener(gesture, giveUp, { signal: installed, passive: true, once: true });
}

/** Takes the panel's name off an address that a link was followed to before the script came. */
function shortenAddress(chosen: string): void {
  if (location.hash === `#${chosen}`) history.replaceState(null, '', location.search);
}

/** Does, once, what an address that names a specialty asks for. */
function arriveAt(asked: string, installed: AbortSignal): void {
  const panel = document.getElementById(asked);
  shortenAddress(asked);
  if (panel && scrollY < 1 && isUntouched()) goSoon(panel, installed);
}

/** The link that a click follows in this tab, or null. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return plain && !event.altKey ? (event.target as Element).closest('a') : null;
}

/**
 * Makes each link of the list show its panel in place, with an address of its own (`?id=`), so that back, forward,
 * reload and sharing work. Answers the function that undoes the listening.
 */
export function installChoosing({ navId }: { readonly navId: string }): () => void {
  const nav = document.getElementById(navId);
  const links: Links = nav ? linksOf(nav) : new Map<string, HTMLAnchorElement>();
  const ids = [...links.keys()];
  const [first] = ids;
  if (!nav || first === undefined) return () => undefined;
  const installed = new AbortController();
  const { signal } = installed;
  const pageTitle = document.title;
  const showAddress = () => {
    const id = chosenSpecialty(location.search, ids);
    document.title = id === null ? pageTitle : titleOf(pageTitle, links.get(id)?.text ?? '');
    show(nav, links, id ?? first);
  };
  const followAddress = () => {
    showAddress();
    showCurrent(nav);
  };
  const onClick = (event: MouseEvent) => {
    const id = followed(event)?.dataset.id;
    const panel = id === undefined ? null : document.getElementById(id);
    if (id === undefined || !panel) return;
    event.preventDefault();
    if (chosenSpecialty(location.search, ids) !== id)
      history.pushState(null, '', `?id=${encodeURIComponent(id)}`);
    followAddress();
    if (beginsInView(panel)) panel.focus({ preventScroll: true });
    else goTo(panel, 'instant');
  };
  nav.addEventListener('click', onClick, { signal });
  followFocus(nav, signal);
  addEventListener('popstate', followAddress, { signal });
  // The first frame has placed the list (`firstChoiceScript`), and somebody may be looking through it since.
  showAddress();
  const asked = chosenSpecialty(location.search, ids);
  if (asked !== null) arriveAt(asked, signal);
  return () => {
    installed.abort();
    document.title = pageTitle;
  };
}
