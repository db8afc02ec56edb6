import type { Locator, Page } from 'playwright/test';
import { clinic } from '../../content/model/clinic/data';
import { doctors } from '../../content/model/doctors/data';
import { copyLabel, displayPhone } from '../../content/model/clinic/phone';
import { routes } from '../../content/model/clinic/routes';
import { brokenWords } from '../support/layout-checks';
import { firstOf } from '../support/first-of';
import { expect, scriptOf, test } from '../support/visitor';

const someone = firstOf(doctors);
const [mainPhone] = clinic.phones;
const secondPhone = clinic.phones.at(-1) ?? mainPhone;
const specialtyPath = routes.specialty('orl');
const doctorPath = routes.doctor(someone.name);

const contact = (page: Page) => page.getByRole('region', { name: 'Contact', exact: true });
const copyMain = (page: Page) => page.getByRole('button', { name: copyLabel(mainPhone) });
const said = (page: Page, words: RegExp | string) =>
  page.getByRole('status').filter({ hasText: words });
const sharePage = (page: Page) => page.getByRole('button', { name: 'Partager', exact: true });

const withoutShareMenu = (page: Page) =>
  page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });

async function pasted(page: Page, field: Locator): Promise<string> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  return await field.inputValue();
}

test.describe('where the browser lets pages copy', () => {
  test.use({ permissions: ['clipboard-write', 'clipboard-read'] });

  test('a number is copied as WhatsApp takes it, and that is said once', async ({ page }) => {
    await page.goto('/#contact');
    await page.getByRole('button', { name: copyLabel(secondPhone) }).click();
    await expect(said(page, /^Numéro copié$/)).toBeVisible();
    await expect(said(page, 'Numéro copié')).toHaveCount(1);
    const field = contact(page).getByLabel('Message');
    expect(await pasted(page, field)).toBe(secondPhone);
  });

  test('by keyboard too, on the page of appointments', async ({ page }) => {
    await page.goto(routes.booking());
    await expect(copyMain(page)).toBeVisible();
    await copyMain(page).press('Enter');
    await expect(said(page, 'Numéro copié')).toBeInViewport({ ratio: 1 });
    await expect(copyMain(page)).toBeFocused();
  });

  test('what is said is in view, and no word of it is cut', async ({ page }) => {
    await withoutShareMenu(page);
    for (const [path, buttons] of [
      ['/#contact', page.getByRole('button', { name: /^Copier/ })],
      [routes.booking(), copyMain(page)],
      [specialtyPath, sharePage(page)],
    ] as const) {
      await page.goto(path);
      await expect(buttons.first()).toBeVisible();
      for (const button of (await buttons.all()).slice(0, 2)) {
        await button.click();
        await expect(said(page, /copié$/)).toBeInViewport({ ratio: 1 });
        const where = `${path}: ${await button.getAttribute('aria-label')}`;
        expect.soft(await page.evaluate(brokenWords, '[role=status]'), where).toEqual([]);
      }
    }
  });

  test('the link to a doctor is copied where there is nothing to share with', async ({ page }) => {
    await withoutShareMenu(page);
    await page.goto(doctorPath);
    await sharePage(page).click();
    await expect(said(page, /^Lien copié$/)).toBeVisible();
    await page.goto(routes.doctors());
    const copied = await pasted(page, page.getByRole('searchbox'));
    expect(copied).toBe(new URL(doctorPath, page.url()).href);
  });
});

test.describe('where it does not', () => {
  // Playwright denies all permissions that are not listed.
  test.use({ permissions: ['geolocation'] });

  test('the number is selected instead, and the visitor told so', async ({ page }) => {
    await page.goto('/#contact');
    await copyMain(page).click();
    await expect(said(page, 'Le numéro est sélectionné')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(displayPhone(mainPhone));
  });

  test('the link is shown, selected', async ({ page }) => {
    await withoutShareMenu(page);
    await page.goto(specialtyPath);
    await sharePage(page).click();
    const { href } = new URL(specialtyPath, page.url());
    await expect(said(page, href)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(href);
  });
});

for (const [what, path, words] of [
  ['a specialty', specialtyPath, /^ORL/],
  ['a doctor', doctorPath, new RegExp(someone.name)],
] as const)
  test(`${what} is shared through the telephone's own applications`, async ({ page }) => {
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        (globalThis as { shared?: ShareData }).shared = data;
        // The visitor closes the share dialog.
        return Promise.reject(new DOMException('', 'AbortError'));
      };
      Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
    });
    await page.goto(path);
    await sharePage(page).click();
    const shared = await page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
    expect(shared?.url).toBe(new URL(path, page.url()).href);
    expect(shared?.text).toMatch(words);
    await expect(page.getByRole('status').filter({ hasText: /lien/i })).toHaveCount(0);
  });

test('« Ajouter aux contacts » gives the clinic to the address book', async ({ page }) => {
  await page.goto(routes.booking());
  const link = page.getByRole('main').getByRole('link', { name: 'Ajouter aux contacts' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('clinique.vcf');
});

test.describe('when their script is lost', () => {
  test.use({ allowedComplaints: [/Failed to load resource|is not awake/] });

  test('the buttons stay away', async ({ page }) => {
    const lost = page.waitForEvent('requestfailed');
    await page.route(scriptOf('copy-and-share'), (route) => route.abort());
    await page.goto(doctorPath);
    await lost;
    await expect(page.getByRole('link', { name: /^Prendre RDV avec/ })).toBeVisible();
    await expect(sharePage(page)).toBeHidden();
  });
});
