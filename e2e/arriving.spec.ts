import type { Page } from 'playwright/test';
import { routes } from '../content/model/routes';
import { expect, frames, holdBack, test, untilReady, waitForType } from './visitor';

// A script that arrives late acts on the address only for who has not begun to use the page.

const section = (page: Page) => page.getByRole('region', { name: 'Contact', exact: true });
const nameField = (page: Page) => section(page).getByLabel('Nom');

/** Opens the contact section; its scripts come when the returned function is called, which waits until they have run. */
async function openBeforeScripts(page: Page): Promise<() => Promise<void>> {
  const letScriptsCome = await holdBack(page, '**/*.js');
  await page.goto('/#contact', { waitUntil: 'load' });
  await waitForType(page);
  await expect(section(page).getByRole('heading', { name: 'Contact' })).toBeInViewport();
  return async () => {
    letScriptsCome();
    await scriptsRun(page);
  };
}

/** Until what every page has is awake, and a later frame drawn. */
async function scriptsRun(page: Page): Promise<void> {
  await untilReady(page);
  await frames(page, 3);
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('who only looks finds the section focused, in its place', async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page);
  const before = await place(page);
  await letScriptsCome();
  await expect(section(page)).toBeFocused();
  expect(await place(page)).toBe(before);
});

test('who types keeps the focus, the place and the words', async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page);
  await nameField(page).click();
  await page.keyboard.type('Awa');
  const before = await place(page);
  await letScriptsCome();
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(' Traoré');
  await expect(nameField(page)).toHaveValue('Awa Traoré');
  expect(await place(page)).toBe(before);
});

test('who has scrolled on stays there, whatever they scrolled with', async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page);
  // As a screen reader does, which no gesture announces.
  await page.evaluate(() => {
    scrollBy({ top: -200, behavior: 'instant' });
  });
  const before = await place(page);
  await letScriptsCome();
  expect(await place(page)).toBe(before);
});

test('who reloads or comes back finds the place where it was', async ({ page }) => {
  await page.goto('/#contact');
  await scriptsRun(page);
  await page.evaluate(() => {
    scrollBy({ top: -300, behavior: 'instant' });
  });
  const before = await place(page);
  const letScriptsCome = await holdBack(page, '**/*.js');
  await page.reload();
  expect(Math.abs((await place(page)) - before)).toBeLessThan(2);
  letScriptsCome();
  await scriptsRun(page);
  expect(Math.abs((await place(page)) - before)).toBeLessThan(2);
  await page.goto(routes.hours());
  await page.goBack();
  await scriptsRun(page);
  expect(Math.abs((await place(page)) - before)).toBeLessThan(2);
});
