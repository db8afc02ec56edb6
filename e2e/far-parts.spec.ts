import type { Locator, Page } from 'playwright/test';
import { routes } from '../content/model/routes';
import { expect, holdBack, onPhone, test, waitForType } from './visitor';

// What stands far below the first screen is laid out once the page has come (docs/decisions/0008-after-the-first-paint.md).

/** Keeps the page from having come, since no script, picture nor font of it does. Answers what lets them come. */
const keepFromComing = (page: Page) => holdBack(page, /\/(_islands|images)\/|\.woff2$/);

/** Whether an element has its layout, seen or not. */
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Where an element stands from the top of the screen, px. */
const topOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const contact = (page: Page) => page.getByRole('heading', { name: 'Contact', exact: true });

test('the first screen does not wait for what stands far below, which soon follows', async ({
  page,
}) => {
  const letCome = await keepFromComing(page);
  await page.goto(routes.home(), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await isLaidOut(contact(page))).toBe(false);
  letCome();
  await expect.poll(() => isLaidOut(contact(page))).toBe(true);
});

test('who scrolls there before it is laid out finds it there', async ({ page }) => {
  const letCome = await keepFromComing(page);
  await page.goto(routes.doctors(), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const last = page.getByRole('article').last();
  expect(await isLaidOut(last.getByRole('heading'))).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await isLaidOut(last.getByRole('heading'))).toBe(true);
  letCome();
});

test('a link to a part of the page leads to it before all the rest has come', async ({ page }) => {
  const letCome = await keepFromComing(page);
  await page.goto(`${routes.home()}#contact`, { waitUntil: 'commit' });
  await expect(contact(page)).toBeInViewport();
  expect(await isLaidOut(page.locator('#services h2'))).toBe(true);
  const before = await topOf(contact(page));
  letCome();
  await page.waitForLoadState();
  await waitForType(page);
  expect(await topOf(contact(page))).toBe(before);
});

test('a link of the menu leads to its part before all the rest has come', async ({ page }) => {
  const letCome = await keepFromComing(page);
  await page.goto(routes.home(), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expect(contact(page)).toBeInViewport();
  const before = await topOf(contact(page));
  expect(before).toBeLessThan(200);
  letCome();
  await waitForType(page);
  expect(await topOf(contact(page))).toBe(before);
});

test('« End » leads to the end of the page, and stays there', async ({ page }) => {
  const letCome = await keepFromComing(page);
  await page.goto(routes.home(), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('End');
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  await expect.poll(left).toBeLessThan(2);
  letCome();
  await waitForType(page);
  expect(await left()).toBeLessThan(2);
});

// Who comes back is where they were: in engines/journeys.spec.ts, since Chromium sees to it by itself.
