import { installAnchorFocus } from './anchor-focus';
import { installBrokenPictures } from './broken-pictures';
import { installMenuClosing } from './close-menu';
import { correctYear } from './correct-year';
import { installFrames } from './frames';
import { installMarkToday } from './mark-today';
import { followConnection } from './offline';
import { whenIdle } from '@/components/islands/when-idle';

/** Fetches what copies and shares, on a page that has something to copy or share. */
function installCopyAndShareWhenIdle(): void {
  if (!document.querySelector('[data-copy], [data-share]')) return;
  whenIdle(() => {
    import('./copy-and-share').then(
      ({ installCopyAndShare }) => {
        installCopyAndShare();
      },
      // Its buttons are not shown, then: a number can be copied by hand, an address shared by the browser.
      () => undefined,
    );
  });
}

/** Fetches what says the next days of a doctor, on the doctor's page. */
function installNextConsultationsWhenIdle(): void {
  if (!document.querySelector('[data-next]')) return;
  whenIdle(() => {
    import('./next-consultations').then(
      ({ installNextConsultations }) => {
        installNextConsultations();
      },
      // The days of the week are on the page.
      () => undefined,
    );
  });
}

/** Starts the behaviour that every page has and no component renders. */
export function installSite(): void {
  correctYear();
  installMarkToday();
  installMenuClosing();
  installAnchorFocus();
  installBrokenPictures();
  installFrames();
  followConnection();
  installCopyAndShareWhenIdle();
  installNextConsultationsWhenIdle();
}
