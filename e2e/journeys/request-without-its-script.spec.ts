import type { Page } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import { delayRequests, expect, scriptOf, test, untilReady } from '../support/visitor';
import { step } from './request-parts';

test.use({ allowedComplaints: [/Failed to (load|fetch)|is not awake/] });

const tile = (page: Page) => step(page, 'Enfant malade');
const doctors = (page: Page) => page.getByRole('region', { name: 'Pédiatrie' });
const said = (page: Page) => page.getByText('La demande en quatre étapes n’a pas chargé');

/** Ms: 3 s, and what a busy machine needs. */
const inTime = { timeout: 3_900 };

async function expectLed(page: Page): Promise<void> {
  await expect(doctors(page).getByRole('heading')).toBeInViewport(inTime);
  await expect(said(page)).toBeVisible();
  await expect(page).toHaveURL(/#enfant$/);
  await expect(page.locator('body')).toHaveAttribute('data-same');
}

const markPage = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.same = '';
  });

for (const script of ['AppointmentRequest', 'main'])
  test(
    `where ${script} is late, a tile leads to its own doctors, who stay`,
    { tag: '@light' },
    async ({ page }) => {
      const letCome = await delayRequests(page, scriptOf(script));
      await page.goto(routes.booking(), { waitUntil: 'domcontentloaded' });
      await markPage(page);
      await tile(page).click();
      await expectLed(page);
      letCome();
      await expect(said(page)).toBeHidden();
      await expect(doctors(page).getByRole('heading')).toBeInViewport();
    },
  );

test(
  'where the script is lost, each tile leads to its own doctors at once',
  { tag: '@light' },
  async ({ page }) => {
    await page.route(scriptOf('AppointmentRequest'), (route) => route.abort());
    await page.goto(routes.booking());
    await untilReady(page);
    await markPage(page);
    await tile(page).click();
    await expectLed(page);
    const question = doctors(page).getByText('Malade maintenant ?');
    await expect(question).toHaveCount(1);
    // Four frames in a row would distract, and touch the titles.
    await expect(question.locator('../..')).toHaveCSS('border-top-width', '0px');
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await step(page, 'Vaccin, suivi').click();
    await expect(doctors(page).getByRole('heading')).toBeInViewport();
  },
);

test(
  'an address of a step leads to its doctors too, in three seconds',
  { tag: '@light' },
  async ({ page }) => {
    await delayRequests(page, scriptOf('main'));
    await page.goto(routes.bookReason('enfant'), { waitUntil: 'domcontentloaded' });
    await markPage(page);
    await expectLed(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
