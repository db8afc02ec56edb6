import { installAnchorFocus } from './anchor-focus';
import { installBrokenPictures } from './broken-pictures';
import { installMenuClosing } from './close-menu';
import { correctYear } from './correct-year';
import { followClock } from './follow-clock';
import { markToday } from './mark-today';
import { followConnection } from './offline';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { whenIdle } from '@/components/islands/when-idle';

/** Does nothing on a page without `selector`. Where the files are lost, `onFailure` gets each such element. */
function startWhenIdle(
  selector: string,
  start: () => Promise<void>,
  onFailure: (element: HTMLElement) => void = () => undefined,
): void {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  if (elements.length === 0) return;
  whenIdle(() => {
    start().catch(() => {
      elements.forEach(onFailure);
    });
  });
}

/** On the home page, the list is below the first screen. */
function startToday(): void {
  const list = document.querySelector<HTMLElement>('[data-today]');
  if (!list) return;
  const show = async () => {
    const { showToday } = await import('../today/show-today');
    followClock(() => {
      showToday(list, clinicNow());
    });
  };
  new IntersectionObserver((entries, observer) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    show().catch(() => {
      // It then shows the days of all doctors.
      list.dataset.today = 'lost';
    });
  }).observe(list);
}

/** The behaviour of every page that has no component. */
export function installSite(): void {
  correctYear();
  followClock(markToday);
  installMenuClosing();
  installAnchorFocus();
  installBrokenPictures();
  followConnection();
  startToday();
  // Without it, its buttons stay hidden.
  startWhenIdle('[data-copy], [data-share], [data-print]', async () => {
    (await import('./copy-and-share')).installCopyAndShare();
  });
  startWhenIdle('[data-frame]', async () => {
    (await import('./frames')).installFrames();
  });
  startWhenIdle(
    '[data-next]',
    async () => {
      const { sayNextConsultations } = await import('./next-consultations');
      // The page may have been cached for days.
      followClock(sayNextConsultations);
    },
    (box) => {
      box.hidden = true;
    },
  );
}
