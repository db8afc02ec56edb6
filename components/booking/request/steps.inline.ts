import { island } from '@/components/islands/marks';
import { settled } from '@/components/islands/settled';
import { scripts } from '@/components/islands/with-scripts.inline';
import { pushQuery } from '@/components/ui/address/address';
import { isInUse } from '@/components/ui/arrival/arrival';
import { isPlainClick } from '@/components/ui/link/plain-click';
import { asked, led } from './request-marks';

/** A link, or the address that the page arrives with. */
type Held = Pick<Location, 'href' | 'hash'>;

const root = document.documentElement;
const marker = () => document.querySelector<HTMLElement>(`[${island}=AppointmentRequest]`);
const zone = () => marker()?.parentElement;
const list = () => zone()?.nextElementSibling as HTMLElement;

function open(href: string): void {
  pushQuery(href.replace(/#.*/, ''));
  zone()?.scrollIntoView();
}

function leadTo(hash: string): void {
  const place = document.getElementById(hash.slice(1)) ?? list();
  // A script that loads later must not hide this place.
  zone()?.setAttribute(led, '');
  location.hash = place.id;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}

/**
 * Opens the links of steps without loading the page again. While the script of the steps is lost or late, they lead to
 * the list of doctors.
 */
export default function followSteps(): void {
  if (!root.hasAttribute(scripts)) return;
  let held: Held | undefined;
  const hold = async (link: Held) => {
    held = link;
    const isAwake = await settled(marker);
    // A later press takes its place.
    if (held !== link) return;
    held = undefined;
    const isArrival = link === location;
    if (isAwake && !isArrival) open(link.href);
    if (!isAwake && !(isArrival && (isInUse() || !link.hash))) leadTo(link.hash);
  };
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // Wakes the script, as a touch inside does.
      if (!zone()?.contains(link)) zone()?.focus({ preventScroll: true });
      void hold(link);
    },
    { capture: true },
  );
  if (!/[?&](?:motif|medecin|jour)=/.test(location.search)) return;
  // Hides the first step until the script of a later one has read the address.
  root.setAttribute(asked, '');
  void hold(location);
}
