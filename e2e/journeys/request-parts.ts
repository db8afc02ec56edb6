import type { Page } from 'playwright/test';

/** Stops the clock at an instant; timers continue. */
export const itIs = (page: Page, instant: string) => page.clock.setFixedTime(new Date(instant));

/** The panel of the steps of a request. */
export const path = (page: Page) => page.locator('#demande');

export const stepHeading = (page: Page) => path(page).getByRole('heading', { level: 3 });

export const step = (page: Page, name: RegExp | string) => path(page).getByRole('link', { name });

export const press = (page: Page, name: string) => path(page).getByRole('button', { name }).click();

export const field = (page: Page, label: RegExp | string) =>
  path(page).getByRole('textbox', { name: label, exact: true });

/** Types and ticks what a request needs. */
export async function fillIn(page: Page): Promise<void> {
  await field(page, /^Prénom/).fill('Awa');
  await field(page, /^Nom/).fill('Traoré');
  await field(page, 'Votre téléphone').fill('76 12 34 56');
  await path(page)
    .getByRole('checkbox', { name: /^J’autorise/ })
    .check();
}
