import { installAnchorFocus } from './anchor-focus';
import { followClock } from './follow-clock';
import { markToday } from './mark-today';
import { followConnection } from './offline';
import { yearId } from '../page-ids';
import { installMenuClosing } from '../header/close-menu';
import { today } from '../today/today-data';
import { lateScripts } from '@/components/islands/late-scripts';
import { longestWait } from '@/components/islands/marks';
import { installBrokenPictures } from '@/components/ui/broken-picture/install-broken-pictures';
import { lateButtons } from '@/components/ui/button/late-button';
import { loadCopyAndShare } from '@/components/ui/button/load-copy-and-share';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { anySlot } from '@/components/ui/dated/slots';
import { layOutParts } from '@/components/ui/far-parts/far-parts';
import { whenIdle } from '@/components/ui/idle/when-idle';

/** docs/requirements.md § 1 */
function correctYear(): void {
  const place = document.getElementById(yearId);
  const year = clinicNow()?.getUTCFullYear();
  if (place && year) place.textContent = String(year);
}

/** If the files are lost, calls `onFailure` with each element. */
function startWhenNear(
  selector: string,
  rootMargin: string,
  start: () => Promise<void>,
  onFailure?: (part: HTMLElement) => void,
): void {
  const parts = document.querySelectorAll<HTMLElement>(selector);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start().catch(() => {
        if (onFailure) parts.forEach(onFailure);
      });
    },
    { rootMargin },
  );
  for (const part of parts) observer.observe(part);
}

const isUndecided = (list: Element) => list.getAttribute(today) === '';

/** Shows the days of all doctors, as without scripts. */
function showAll(list: Element): void {
  if (isUndecided(list)) list.setAttribute(today, 'all');
}

async function startToday(): Promise<void> {
  const list = document.querySelector<HTMLElement>(`[${today}=""]`);
  if (!list) return;
  setTimeout(showAll, longestWait, list);
  const { showToday } = await import('../today/show-today');
  // Scrolling and focus may both call this. After `longestWait`, nothing changes while somebody reads the list.
  if (!isUndecided(list)) return;
  // Browsers do not scroll to a focused link that is partly visible.
  list.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  followClock(() => {
    const now = clinicNow();
    if (now) showToday(list, now);
  });
}

async function startMarking(): Promise<void> {
  const { markTimetables } = await import('./mark-timetables');
  followClock(markTimetables);
}

async function startNextConsultations(): Promise<void> {
  const { sayNextConsultations } = await lateScripts.nextConsultations.load();
  // The page may have been cached for days.
  followClock(sayNextConsultations);
}

function startCopyAndShare(): void {
  if (document.querySelector(lateButtons)) void loadCopyAndShare();
}

/** One screen. */
const near = '100% 0px';

/** Installs the behaviour of every page that belongs to no component. */
export function installSite(): void {
  correctYear();
  followClock(markToday);
  installMenuClosing();
  installAnchorFocus();
  installBrokenPictures();
  followConnection();
  layOutParts();
  startWhenNear(`[${today}]`, '0px', startToday, showAll);
  // Focus may reach the strip before it is on the screen.
  addEventListener('keydown', () => void startToday().catch(() => undefined), { once: true });
  whenIdle(startCopyAndShare);
  startWhenNear(anySlot, '0px', startMarking);
  startWhenNear(lateScripts.frames.parts, near, async () => {
    (await lateScripts.frames.load()).installFrames();
  });
  startWhenNear(lateScripts.nextConsultations.parts, near, startNextConsultations, (box) => {
    box.hidden = true;
  });
}
