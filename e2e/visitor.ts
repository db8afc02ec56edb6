import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { tooFewSlides } from './engines/complaints';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The driver's message where the worker is blocked (`serviceWorkers: 'block'`). */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Stands in for every other machine: an empty page for a frame (asked for twice) or a tab, nothing for the rest. */
async function keepOnThisMachine(page: Page): Promise<void> {
  await page.context().route(
    (url) => url.protocol.startsWith('http') && !loopback.has(url.hostname),
    (route) =>
      ['document', 'fetch'].includes(route.request().resourceType()) &&
      route.request().method() === 'GET'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>…</title>' })
        : route.abort(),
  );
}

/** Chromium's remark on a page that is left for one without transitions, such as a picture's own file. */
const noTransition = 'ViewTransition opt-in disabled';

/** Whether the page has its own fonts: they come late, and may move by a line what is about to be pressed. Runs in the page. */
export const hasOwnFonts = () => {
  const { className, dataset } = document.documentElement;
  return dataset.fonts === undefined || className !== '';
};

/** Waits for the page's own fonts, which come after all the rest. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(hasOwnFonts);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** A page opened by a test waits for its fonts; `waitUntil` says that the test wants it sooner. */
function openWithFonts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await waitForFonts(page);
    return response;
  };
}

/**
 * A visitor's test: no request leaves the machine, and the page must go through it without an error or a warning on
 * the console. A test that plants a fault says which words of it may appear there (`allowedComplaints`).
 */
export const test = base.extend<{ allowedComplaints: RegExp[] }>({
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints, javaScriptEnabled }, visit) => {
    if (javaScriptEnabled) openWithFonts(page);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isOurs = message.text() !== workerBlocked && !tooFewSlides.test(message.text());
      if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (!error.message.includes(noTransition)) complaints.push(String(error));
    });
    await keepOnThisMachine(page);
    await visit(page);
    const unexpected = complaints.filter(
      (complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)),
    );
    expect(unexpected, 'nothing is said on the console').toEqual([]);
  },
});

export { expect };

/** Keeps some of what a page asks for from coming, as on a slow line. Returns the function that lets it come. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letCome = () => {
    // Replaced at once by the promise below.
  };
  const isLet = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(address, async (route) => {
    await isLet;
    await route.continue();
  });
  return letCome;
}

/** The file of a script of the light site, asked for again (`?1`) too; on the plain site all scripts, which have no names of ours. */
export const scriptOf = (name: string) =>
  new RegExp(String.raw`/(_islands/${name}-\w+|_next/static/.+)\.js(\?\d+)?$`);

/** Opens a page with its own fonts, and holds its scripts, or only the one named, until the returned function is called. */
export async function openBeforeScripts(
  page: Page,
  address: string,
  script = '.+',
): Promise<() => void> {
  const letCome = await delayRequests(page, scriptOf(script));
  // The `load` event would wait for Next's scripts, which are held.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitForFonts(page);
  return letCome;
}

/** Until the page was drawn so many times. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Has each page that is opened from now on sum up what moves in it. Returns the sum so far (cumulative layout shift, no unit). */
export async function watchMovement(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
}

/** What opens the menu of a phone: a summary has no role (ARIA in HTML). */
export const menuOpener = (page: Page) => page.locator('summary', { hasText: /^Menu$/ });

/** Waits until the page's behaviour is installed: its links, its menu, its islands. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Waits until an island is awake, by its name. */
export async function untilAwake(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).not.toHaveAttribute('data-wake');
}

/**
 * Scrolls to each island that wakes near the screen, until all are awake and the buttons to copy and share are there.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  const goToWhatSleeps = () =>
    page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details'))
        folded.open = true;
      const asleep = [...document.querySelectorAll('[data-wake]:not([data-wake=use])')]
        .map((marker) => marker.parentElement)
        .find((part) => part?.checkVisibility());
      asleep?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return asleep?.textContent.slice(0, 80);
    });
  await expect.poll(goToWhatSleeps, { intervals: [100], timeout: 30_000 }).toBeUndefined();
  await expect(
    page.locator('html:not([data-can-copy]) :is([data-copy], [data-share])'),
  ).toHaveCount(0);
}

/** The demonstration of the page of booking, unfolded. */
export async function openDemonstration(page: Page): Promise<Locator> {
  const demo = page.getByRole('region', { name: 'Essayer la prise de rendez-vous' });
  const summary = demo.getByText('Ouvrir la démonstration');
  if (!(await demo.locator('details').evaluate(({ open }: HTMLDetailsElement) => open)))
    await summary.click();
  return demo;
}

/** Whether this project plays a phone; for behaviour that differs by width. */
export function onPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
