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
 * Loads and starts a module once the browser is idle, if the page contains a match of `selector`. Ignores a module that
 * fails to load.
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

/**
 * The buttons to copy and to share are hidden until this module runs. Without it, visitors can copy a number by hand,
 * and share with the browser.
 */
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
 * Fills in a doctor's next consultation days. This happens on the visitor's device, since the page may have been cached
 * for days.
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

/** Starts the behaviour that is on every page and has no component. */
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
