import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { routes } from '../content/model/routes';
import { expect, readToTheEnd, test } from './visitor';

/**
 * What a phone may have to pay for, in bytes as a host sends them (brotli; pictures and fonts as they are). What a page
 * says of itself is weighed in its file: `e2e/exported/budget.test.ts`.
 */
const budget = {
  /** All that comes before anybody scrolls, parts that wake near the screen included. */
  script: 5_000,
  /** The same of the pages whose first screen has something to choose or to search. */
  scriptOfChoice: 15_600,
  /** The same of the page of the search, which ranks what it finds with MiniSearch (5.3 KB). Its data is in the HTML. */
  scriptOfSearch: 20_600,
  /** All that the home page fetches before anybody scrolls. */
  firstScreen: 112_000,
};

/** How far below the screen parts of a page wake, CSS pixels. */
const nearness = 600;

/** The requests that the page sends to the site from now on, and whether all of them are answered. */
function watch(page: Page) {
  const sent = new Set<Request>();
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') return;
    sent.add(request);
    unanswered.add(request);
  });
  const settle = (request: Request) => unanswered.delete(request);
  page.on('requestfinished', settle).on('requestfailed', settle);
  return { sent, isAnswered: () => unanswered.size === 0 };
}

/** What the files of some kind weigh together, each once, bytes. */
async function weigh(sent: ReadonlySet<Request>, kind: 'script' | 'any'): Promise<number> {
  const weights = new Map<string, number>();
  for (const request of sent) {
    const type = request.resourceType();
    if (kind === 'script' && type !== 'script') continue;
    const body = (await (await request.response())?.body()) ?? Buffer.of();
    const isPacked = type === 'image' || type === 'font';
    weights.set(request.url(), isPacked ? body.length : brotliCompressSync(body).length);
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** How many islands in view or near it, or due when idle, are not awake. */
function countAsleep(page: Page): Promise<number> {
  return page.locator('[data-wake]').evaluateAll(
    (markers, margin) =>
      markers.filter((marker) => {
        const box = (marker.parentElement ?? marker).getBoundingClientRect();
        const isNear = box.top < innerHeight + margin && box.bottom > -margin;
        return isNear || marker.getAttribute('data-wake') !== 'visible';
      }).length,
    nearness,
  );
}

for (const [address, limit] of [
  [routes.services(), budget.scriptOfChoice],
  [routes.doctors(), budget.scriptOfChoice],
  [routes.search(), budget.scriptOfSearch],
  [routes.specialty('orl'), budget.script],
] as const)
  test(
    `${address} brings few scripts before anybody scrolls`,
    { tag: '@light' },
    async ({ page }) => {
      const { sent, isAnswered } = watch(page);
      await page.goto(address);
      await expect.poll(() => countAsleep(page)).toBe(0);
      await expect.poll(isAnswered).toBe(true);
      const weight = await weigh(sent, 'script');
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(limit);
    },
  );

test(
  'the first screen of the home page is light, its type included',
  { tag: '@light' },
  async ({ page }) => {
    const { sent, isAnswered } = watch(page);
    await page.goto('/');
    await expect.poll(() => countAsleep(page)).toBe(0);
    await expect.poll(isAnswered).toBe(true);
    expect(await weigh(sent, 'script')).toBeLessThanOrEqual(budget.script);
    expect(await weigh(sent, 'any')).toBeLessThanOrEqual(budget.firstScreen);
  },
);

for (const [address, limit] of [
  [routes.home(), 36_000],
  [routes.booking(), 25_000],
] as const)
  test(
    `${address} read to its end has fetched few scripts`,
    { tag: '@light' },
    async ({ page }) => {
      const { sent, isAnswered } = watch(page);
      await page.goto(address);
      await readToTheEnd(page);
      await expect.poll(isAnswered).toBe(true);
      const weight = await weigh(sent, 'script');
      expect(weight).toBeGreaterThan(budget.script);
      expect(weight).toBeLessThanOrEqual(limit);
    },
  );
