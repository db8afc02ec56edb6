import { installAnchorFocus } from './anchor-focus';
import { installBrokenPictures } from './broken-pictures';
import { installMenuClosing } from './close-menu';
import { correctYear } from './correct-year';
import { followClock } from './follow-clock';
import { layOutParts } from './lay-out-parts';
import { markToday } from './mark-today';
import { followConnection } from './offline';
import { whenIdle } from '@/components/islands/when-idle';
import { clinicNow } from '@/components/ui/dated/clinic-now';

/** Starts when a part comes near the screen. Where the files are lost, `onFailure` gets each part. */
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

/** Ms. */
const longestWait = 3_000;

/** Shows the days of all doctors, as without scripts. */
function showAll(list: HTMLElement): void {
  list.dataset.today ||= 'all';
}

async function startToday(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-today=""]');
  if (!list) return;
  setTimeout(showAll, longestWait, list);
  const { showToday } = await import('../today/show-today');
  // The screen and the focus may come at the same time; and nothing changes under who reads the days of all.
  if (list.dataset.today !== '') return;
  followClock(() => {
    const now = clinicNow();
    if (now) showToday(list, now);
  });
}

async function startNextConsultations(): Promise<void> {
  const { sayNextConsultations } = await import('./next-consultations');
  // The page may have been cached for days.
  followClock(sayNextConsultations);
}

/** Where it is lost, its buttons stay hidden. */
function startCopyAndShare(): void {
  if (!document.querySelector('[data-copy], [data-share], [data-print]')) return;
  import('./copy-and-share')
    .then(({ installCopyAndShare }) => {
      installCopyAndShare();
    })
    .catch(() => undefined);
}

/** One screen. */
const near = '100% 0px';

/** The behaviour of every page that has no component. */
export function installSite(): void {
  correctYear();
  followClock(markToday);
  installMenuClosing();
  installAnchorFocus();
  installBrokenPictures();
  followConnection();
  layOutParts();
  startWhenNear('[data-today]', '0px', startToday, showAll);
  // The focus may come to the strip before the screen does.
  addEventListener('keydown', () => void startToday().catch(() => undefined), { once: true });
  whenIdle(startCopyAndShare);
  startWhenNear('[data-frame]', near, async () => {
    (await import('./frames')).installFrames();
  });
  startWhenNear('[data-next]', near, startNextConsultations, (box) => {
    box.hidden = true;
  });
}
