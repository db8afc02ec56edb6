import { installAnchorFocus } from './anchor-focus';
import { installBrokenPictures } from './broken-pictures';
import { installMenuClosing } from './close-menu';
import { correctYear } from './correct-year';
import { installFrames } from './frames';
import { installMarkToday } from './mark-today';
import { followConnection } from './offline';
import { onReturn } from './on-return';
import { whenIdle } from '@/components/islands/when-idle';

/**
 * Once the browser is idle, fetches and starts a module if the page contains a match of `selector`; a module that is
 * lost does nothing.
 */
function startWhenIdle<Module>(
  selector: string,
  fetchModule: () => Promise<Module>,
  start: (module: Module) => void,
): void {
  if (!document.querySelector(selector)) return;
  whenIdle(() => {
    fetchModule().then(start, () => undefined);
  });
}

/** Until it comes its buttons are not shown: a number can be copied by hand, an address shared by the browser. */
function startCopyAndShare(): void {
  startWhenIdle(
    '[data-copy], [data-share]',
    () => import('./copy-and-share'),
    ({ installCopyAndShare }) => {
      installCopyAndShare();
    },
  );
}

/**
 * Refreshes a doctor's next days, since the page may have been kept for days. Until then the days of the week are
 * shown.
 */
function startNextConsultations(): void {
  startWhenIdle(
    '[data-next]',
    () => import('./next-consultations'),
    ({ sayNextConsultations }) => {
      sayNextConsultations();
      onReturn(sayNextConsultations);
    },
  );
}

/** Starts the behaviour that every page has without a component. */
export function installSite(): void {
  correctYear();
  installMarkToday();
  installMenuClosing();
  installAnchorFocus();
  installBrokenPictures();
  installFrames();
  followConnection();
  startCopyAndShare();
  startNextConsultations();
}
