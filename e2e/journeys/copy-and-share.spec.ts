import type { Locator, Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { copyLabel, displayPhone } from '../../content/model/clinic/phone';
import { routes } from '../../content/model/clinic/routes';
import { brokenWords } from '../support/layout-checks';
import { firstOf } from '../support/first-of';
import { expect, scriptOf, test } from '../support/visitor';

const someone = firstOf(doctors);
const mainPhone = clinic.phones[0].number;
const secondPhone = clinic.phones.at(-1)?.number ?? mainPhone;
const specialtyPath = routes.specialty('orl');
const doctorPath = routes.doctor(someone.name);

const contact = (page: Page) => page.getByRole('region', { name: 'Contact', exact: true });
const copyMain = (page: Page) => page.getByRole('button', { name: copyLabel(mainPhone) });
const said = (page: Page, words: RegExp | string) =>
  page.getByRole('status').filter({ hasText: words });
const sharePage = (page: Page) => page.getByRole('button', { name: 'Partager', exact: true });

/** Returns the shared text of a page: its words, then its address. */
const sentOf = async (page: Page): Promise<string> =>
  `${(await sharePage(page).getAttribute('data-text')) ?? ''}\n${page.url()}`;

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

  test('by keyboard too, on the page of appointments', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(routes.booking());
    await expect(copyMain(page)).toBeVisible();
    await copyMain(page).press('Enter');
    await expect(said(page, 'Numéro copié')).toBeInViewport({ ratio: 1 });
    await expect(copyMain(page)).toBeFocused();
  });

  test(
    'what is said is in view, and no word of it is cut',
    { tag: '@nightly' },
    async ({ page }) => {
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
    },
  );

  test('a doctor is copied in words where there is nothing to share with', async ({ page }) => {
    await withoutShareMenu(page);
    await page.goto(doctorPath);
    await sharePage(page).click();
    await expect(said(page, /^Texte copié$/)).toBeVisible();
    const sent = await sentOf(page);
    await page.goto('/#contact');
    expect(await pasted(page, contact(page).getByLabel('Message'))).toBe(sent);
  });
});

test.describe('where it does not', () => {
  // Playwright denies all permissions that are not listed.
  test.use({ permissions: ['geolocation'] });

  test(
    'the number is selected instead, and the visitor is told',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/#contact');
      await copyMain(page).click();
      await expect(said(page, 'Le numéro est sélectionné')).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(displayPhone(mainPhone));
    },
  );

  test('what would be copied is shown, selected', { tag: '@nightly' }, async ({ page }) => {
    await withoutShareMenu(page);
    await page.goto(specialtyPath);
    await sharePage(page).click();
    await expect(said(page, page.url())).toBeVisible();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toBe((await sentOf(page)).replaceAll('\n', ' '));
  });
});

for (const [what, path, title] of [
  ['a specialty', specialtyPath, 'ORL'],
  ['a doctor', doctorPath, `${someone.name}, ${someone.specialty}`],
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
    expect(`${shared?.text}\n${shared?.url}`).toBe(await sentOf(page));
    // content/model/clinic/shared-text.test.ts tests the rest.
    for (const words of [title, clinic.name, mainPhone]) expect(shared?.text).toContain(words);
    await expect(page.getByRole('status').filter({ hasText: /copi/i })).toHaveCount(0);
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
