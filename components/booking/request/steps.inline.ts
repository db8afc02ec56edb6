import { island, longestWait, lost, wake } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { isInUse } from '@/components/ui/arrival/arrival';
import { isPlainClick } from '@/components/ui/link/plain-click';
import { asked, led } from './request-marks';

/** A link, or the address that the page arrives with. */
type Held = Pick<Location, 'href' | 'hash'>;

const root = document.documentElement;
const marker = () => document.querySelector(`[${island}=AppointmentRequest]`);
const zone = () => marker()?.parentElement;
const list = () => zone()?.nextElementSibling as HTMLElement;
const isLost = () => [root, zone()].some((one) => one?.hasAttribute(lost));

function open(href: string): void {
  history.pushState(null, '', href.replace(/#.*/, ''));
  dispatchEvent(new Event('popstate'));
  zone()?.scrollIntoView();
}

function leadTo(hash: string): void {
  const place = document.getElementById(hash.slice(1)) ?? list();
  // A script that comes now does not take the place away.
  zone()?.setAttribute(led, '');
  location.hash = place.id;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}

/** Returns false while the script of the steps may still come. */
function follow(held: Held): boolean {
  const isArrival = held === location;
  if (isLost()) {
    if (!isArrival || (held.hash && !isInUse())) leadTo(held.hash);
  } else {
    if (marker()?.hasAttribute(wake)) return false;
    if (!isArrival) open(held.href);
  }
  return true;
}

/**
 * Opens the links of steps without loading the page again, once the script of the steps is there. Where it is lost or
 * late, they lead to their place in the list of doctors.
 */
export default function followSteps(): void {
  if (!root.hasAttribute(scripts)) return;
  let held: Held | undefined;
  const settle = () => {
    if (held && follow(held)) held = undefined;
  };
  const hold = (link: Held) => {
    held = link;
    setTimeout(() => {
      if (held === link) zone()?.toggleAttribute(lost, true);
    }, longestWait);
  };
  new MutationObserver(settle).observe(root, {
    subtree: true,
    attributeFilter: [wake, lost],
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // Wakes the script, as a touch inside does.
      if (!zone()?.contains(link)) zone()?.focus({ preventScroll: true });
      hold(link);
      settle();
    },
    { capture: true },
  );
  if (!/[?&](?:deja|motif|medecin|jour)=/.test(location.search)) return;
  // Hides the first step until the script of a later one has read the address.
  root.setAttribute(asked, '');
  hold(location);
}
