import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import { expect, readToTheEnd, test, untilAwake, untilReady } from '../support/visitor';

/** Limits on downloaded bytes (with brotli, except pictures and fonts). `e2e/promises/budget.test.ts` limits HTML. */
const budget = {
  /** Scripts before any scrolling, including those of islands near the screen. */
  script: 5_000,
  /** With doctors' days on the first screen. */
  scriptWithCards: 6_100,
  /** For the choice of services, on the first screen. */
  scriptOfChoice: 15_000,
  /** For the search page, with the words of danger (3.3 KB). Its HTML contains the data of the search. */
  scriptOfSearch: 20_000,
  /** For the request of an appointment, once it is touched. */
  scriptOfRequest: 21_000,
  /** With who consults today on the first screen. */
  scriptWithStrip: 8_100,
  /** For the filter of doctors, once it is used. */
  scriptOfFilter: 21_000,
  /** All files of the home page before any scrolling. */
  firstScreen: 112_000,
};

/** Distance from the screen at which `visible` islands are hydrated, CSS px. */
const nearness = 600;

/** Records requests to the site. `isAnswered` returns whether all have ended. */
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

/** Returns the total bytes; each file counts once. */
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

/** Counts islands that are not hydrated, without `visible` ones far from the screen and those that wait for a touch. */
function countAsleep(page: Page): Promise<number> {
  return page.locator('[data-wake]').evaluateAll(
    (markers, margin) =>
      markers.filter((marker) => {
        const box = (marker.parentElement ?? marker).getBoundingClientRect();
        const isNear = box.top < innerHeight + margin && box.bottom > -margin;
        const time = marker.getAttribute('data-wake');
        return time === 'idle' || (time === 'visible' && isNear);
      }).length,
    nearness,
  );
}

for (const [address, limit] of [
  [routes.services(), budget.scriptOfChoice],
  [routes.search(), budget.scriptOfSearch],
  [routes.specialty('orl'), budget.scriptWithCards],
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

for (const { what, address, island, first, limit } of [
  {
    what: 'the request of an appointment',
    address: routes.booking(),
    island: 'AppointmentRequest',
    first: budget.script,
    limit: budget.scriptOfRequest,
  },
  {
    what: 'the filter of doctors',
    address: routes.doctors(),
    island: 'DoctorFilter',
    first: budget.scriptWithStrip,
    limit: budget.scriptOfFilter,
  },
])
  test(`${what} brings its script with the first touch`, { tag: '@light' }, async ({ page }) => {
    const { sent, isAnswered } = watch(page);
    await page.goto(address);
    await untilReady(page);
    await expect.poll(isAnswered).toBe(true);
    expect(await weigh(sent, 'script')).toBeLessThanOrEqual(first);
    // The first step of a request is beside its island.
    const controls = page.locator(`:has(> [data-island=${island}]) :is(a[href], input)`);
    await controls.filter({ visible: true }).first().click();
    await untilAwake(page, island);
    await expect.poll(isAnswered).toBe(true);
    const weight = await weigh(sent, 'script');
    expect(weight).toBeGreaterThan(first);
    expect(weight).toBeLessThanOrEqual(limit);
  });

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
  [routes.demonstration(), 25_000],
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
