import { installAnchorFocus } from './anchor-focus';
import { installBrokenPictures } from './broken-pictures';
import { installMenuClosing } from './close-menu';
import { correctYear } from './correct-year';
import { installFrames } from './frames';
import { followClock } from './follow-clock';
import { markToday } from './mark-today';
import { followConnection } from './offline';
import { whenIdle } from '@/components/islands/when-idle';

function startWhenIdle<Module>(
  selector: string,
  fetchModule: () => Promise<Module>,
  start: (module: Module) => void,
  onFailure: () => void = () => undefined,
): void {
  if (!document.querySelector(selector)) return;
  whenIdle(() => {
    fetchModule().then(start, onFailure);
  });
}

/** If the module fails to load, its buttons stay hidden. */
function startCopyAndShare(): void {
  startWhenIdle(
    '[data-copy], [data-share], [data-print]',
    () => import('./copy-and-share'),
    ({ installCopyAndShare }) => {
      installCopyAndShare();
    },
  );
}

/** The page may have been cached for days. */
function startNextConsultations(): void {
  startWhenIdle(
    '[data-next]',
    () => import('./next-consultations'),
    ({ sayNextConsultations }) => {
      followClock(sayNextConsultations);
    },
    () => {
      for (const box of document.querySelectorAll<HTMLElement>('[data-next]')) box.hidden = true;
    },
  );
}

/** If the module fails to load, the strip shows the days of all doctors. */
function startToday(): void {
  startWhenIdle(
    '[data-today]',
    () => import('../today/show-today'),
    ({ showTodayEverywhere }) => {
      followClock(showTodayEverywhere);
    },
    () => {
      for (const strip of document.querySelectorAll<HTMLElement>('[data-today]'))
        strip.dataset.today = 'lost';
    },
  );
}

/** The behaviour of every page that has no component. */
export function installSite(): void {
  correctYear();
  followClock(markToday);
  installMenuClosing();
  installAnchorFocus();
  installBrokenPictures();
  installFrames();
  followConnection();
  startCopyAndShare();
  startNextConsultations();
  startToday();
}
