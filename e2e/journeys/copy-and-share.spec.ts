import type { Locator, Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { routes, slugOfDoctor } from '../../content/model/clinic/routes';
import { brokenWords } from '../support/layout-checks';
import { firstOf } from '../support/first-of';
import { expect, scriptOf, test } from '../support/visitor';
import { chatTextOf } from './parts';
import { step } from './request-parts';

const someone = firstOf(doctors);
const doctorPath = routes.doctor(someone.name);

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

const messageField = (page: Page) =>
  page.getByRole('region', { name: 'Contact', exact: true }).getByLabel('Message');

test.describe('where the browser lets pages copy', () => {
  test.use({ permissions: ['clipboard-write', 'clipboard-read'] });

  test('a request is copied whole, by keyboard too, and that is said once', async ({ page }) => {
    await page.addInitScript(() => {
      const person = {
        firstName: 'Awa',
        lastName: 'Traoré',
        phone: '76 12 34 56',
        days: 'samedi',
        consent: 'oui',
      };
      sessionStorage.setItem('demande', JSON.stringify(person));
    });
    const doctor = slugOfDoctor(someone.name);
    await page.goto(`${routes.booking()}?medecin=${doctor}&jour=autre&etape=message`);
    const message = await chatTextOf(step(page, /^Envoyer par WhatsApp/));
    const copy = page.getByRole('button', { name: 'Copier', exact: true });
    await copy.press('Enter');
    await expect(said(page, /^Message copié$/)).toBeInViewport({ ratio: 1 });
    await expect(said(page, 'Message copié')).toHaveCount(1);
    await expect(copy).toBeFocused();
    await page.goto('/#contact');
    expect(await pasted(page, messageField(page))).toBe(message);
  });

  test('a doctor is copied in words where there is nothing to share with', async ({ page }) => {
    await withoutShareMenu(page);
    await page.goto(doctorPath);
    await sharePage(page).click();
    await expect(said(page, /^Texte copié$/)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(brokenWords, '[role=status]')).toEqual([]);
    const sent = await sentOf(page);
    await page.goto('/#contact');
    expect(await pasted(page, messageField(page))).toBe(sent);
  });
});

test.describe('where it does not', () => {
  // Playwright denies all permissions that are not listed.
  test.use({ permissions: ['geolocation'] });

  test('what would be copied is shown, selected', { tag: '@nightly' }, async ({ page }) => {
    await withoutShareMenu(page);
    await page.goto(doctorPath);
    await sharePage(page).click();
    await expect(said(page, page.url())).toBeVisible();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toBe((await sentOf(page)).replaceAll('\n', ' '));
  });
});

test('a doctor is shared through the telephone’s own applications', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      (globalThis as { shared?: ShareData }).shared = data;
      // The visitor closes the share dialog.
      return Promise.reject(new DOMException('', 'AbortError'));
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  await page.goto(doctorPath);
  await sharePage(page).click();
  const shared = await page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
  expect(`${shared?.text}\n${shared?.url}`).toBe(await sentOf(page));
  // content/model/clinic/shared-text.test.ts tests the rest.
  for (const words of [`${someone.name}, ${someone.specialty}`, clinic.name])
    expect(shared?.text).toContain(words);
  await expect(page.getByRole('status').filter({ hasText: /copi/i })).toHaveCount(0);
});

test('« Enregistrer nos numéros » gives the clinic to the address book', async ({ page }) => {
  await page.goto(routes.booking());
  const link = page.getByRole('main').getByRole('link', { name: 'Enregistrer nos numéros' });
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
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }),
    ).toBeVisible();
    await expect(sharePage(page)).toBeHidden();
  });
});
