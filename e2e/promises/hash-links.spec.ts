import type { Page } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import {
  delayRequests,
  expect,
  openBeforeScripts,
  test,
  untilReady,
  waitForFonts,
  waitForFrames,
} from '../support/visitor';

// A late script must go to the section in the address, unless the visitor has begun to use the page.

const section = (page: Page) => page.getByRole('region', { name: 'Contact', exact: true });
const nameField = (page: Page) => section(page).getByLabel('Nom');

/** Returns a function that lets the scripts load, and waits until they have run. */
async function openContact(page: Page): Promise<() => Promise<void>> {
  const letScriptsCome = await openBeforeScripts(page, '/#contact');
  await expect(section(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
  return async () => {
    letScriptsCome();
    await scriptsRun(page);
  };
}

async function scriptsRun(page: Page): Promise<void> {
  await untilReady(page);
  await waitForFrames(page, 3);
}

/** Position of the section on the screen, px: if the browser lays out content above it, it also scrolls by as much. */
const place = (page: Page) =>
  section(page).evaluate((contact) => Math.round(contact.getBoundingClientRect().top));

test('a visitor who only looks finds the section focused, in place', async ({ page }) => {
  const letScriptsCome = await openContact(page);
  const before = await place(page);
  await letScriptsCome();
  await expect(section(page)).toBeFocused();
  expect(await place(page)).toBe(before);
});

test('a visitor who types keeps the focus, the place and the text', async ({ page }) => {
  const letScriptsCome = await openContact(page);
  await nameField(page).click();
  await page.keyboard.type('Awa');
  const before = await place(page);
  await letScriptsCome();
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(' Traoré');
  await expect(nameField(page)).toHaveValue('Awa Traoré');
  expect(await place(page)).toBe(before);
});

/** Position of a heading of the footer on the screen, px. */
const footer = (page: Page) =>
  page.evaluate(() => document.querySelector('footer h2')?.getBoundingClientRect().top ?? 0);

for (const address of [routes.homeAnchor('contact'), `${routes.booking()}#moyens`])
  test(
    `${address}: who reloads or comes back finds what they read`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(address);
      await scriptsRun(page);
      await page.evaluate(() => {
        scrollBy({ top: location.pathname === '/' ? -300 : 300, behavior: 'instant' });
      });
      // The browser reports the end of a scroll in a later frame.
      await waitForFrames(page, 3);
      const before = await footer(page);
      const moved = async () => Math.abs((await footer(page)) - before);
      const letScriptsCome = await delayRequests(page, '**/*.js');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitForFonts(page);
      await waitForFrames(page, 3);
      expect(await moved()).toBeLessThan(2);
      letScriptsCome();
      await scriptsRun(page);
      expect(await moved()).toBeLessThan(2);
      await page.goto(routes.hours());
      await page.goBack();
      await waitForFonts(page);
      await scriptsRun(page);
      expect(await moved()).toBeLessThan(2);
    },
  );
