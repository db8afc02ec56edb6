import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { routes } from '../content/model/routes';
import { expect, readToTheEnd, test } from './visitor';

/**
 * Limits on the bytes that a phone downloads (with brotli, except pictures and fonts). The limits on HTML files are in
 * `e2e/exported/budget.test.ts`.
 */
const budget = {
  /** Scripts loaded before any scrolling, including those of islands near the screen. */
  script: 5_000,
  /** As `script`, for pages with a choice or a search on their first screen. */
  scriptOfChoice: 15_000,
  /** As `script`, for the search page, which loads MiniSearch (5.3 KB). The HTML contains the data of the search. */
  scriptOfSearch: 19_000,
  /** Everything that the home page fetches before any scrolling. */
  firstScreen: 112_000,
};

/** Distance from the screen at which islands of kind `visible` are hydrated, CSS pixels. */
const nearness = 600;

/** Records the page's requests to the site. `isAnswered` returns whether all of them have ended. */
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

/** Returns the total bytes of the files of a kind, each counted once. */
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

/**
 * Counts the islands that should be hydrated but are not. Islands of kind `visible` should be when they are near the
 * screen, and islands of other kinds always.
 */
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
