import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { island, ready, wake } from '../../components/islands/marks';
import { farParts } from '../../components/ui/far-parts/far-parts';
import { tooFewSlides } from '../engines/complaints';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Playwright's message when it blocks the worker (`serviceWorkers: 'block'`). */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * Blocks requests to other machines. Frames and tabs get an empty page; so does `fetch`, since the site fetches the
 * address of a frame before it shows the frame.
 */
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

/** Chromium's error when the visitor leaves for a document without view transitions, such as a picture file. */
const noTransition = 'ViewTransition opt-in disabled';

/** Returns whether the page uses its web fonts, which load late and may move controls. Runs in the page. */
export const hasOwnFonts = () => {
  if (document.documentElement.dataset.fonts === undefined) return true;
  const families = Array.from(document.fonts, ({ family }) => family);
  return families.some((family) => /^"?text"?$/.test(family));
};

/** Waits for the web fonts. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(hasOwnFonts);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Makes `page.goto` wait for the web fonts, unless `waitUntil` is given. */
function openWithFonts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await waitForFonts(page);
    return response;
  };
}

/**
 * A browser test. No request leaves the machine. Errors and warnings on the console fail the test, unless
 * `allowedComplaints` match.
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

/** Returns a promise, and the function that fulfils it. */
export function gate(): { isOpen: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open };
}

/** Delays requests for `address`. Returns a function that lets them continue. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { isOpen, open } = gate();
  await page.route(address, async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
}

/**
 * Matches a script of the light site, also when it is fetched again (`?1`), and all scripts of the plain site, whose
 * names Next generates.
 */
export const scriptOf = (name: string) =>
  new RegExp(String.raw`/(_islands/${name}-\w+|_next/static/.+)\.js(\?\d+)?$`);

/** Opens a page whose scripts, or only `script`, are delayed. Returns a function that lets them load. */
export async function openBeforeScripts(
  page: Page,
  address: string,
  script = '.+',
): Promise<() => void> {
  const letCome = await delayRequests(page, scriptOf(script));
  // The `load` event would wait for Next's scripts, which are delayed.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitForFonts(page);
  return letCome;
}

/** Waits for `count` frames. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Records layout shifts on each page opened later. Returns a function that returns the open page's sum (a score). */
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

/** Returns the button of a phone's menu, a `<summary>`, which has no role (ARIA in HTML). */
export const menuOpener = (page: Page) => page.locator('summary', { hasText: /^Menu$/ });

/** Waits until the page's behaviour is installed: its links, its menu, its islands. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(ready);
}

/** Gives far sections their sizes, as the first scroll does. */
export async function layOutAll(page: Page): Promise<void> {
  await untilReady(page);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect(page.locator(farParts)).toHaveCount(0);
}

/** Waits until an island is hydrated. */
export async function untilAwake(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[${island}=${name}]`)).not.toHaveAttribute(wake);
}

/**
 * Unfolds everything, and scrolls to each island until all are hydrated, except those of kind `use`. Then waits for the
 * buttons to copy and share.
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

/** Returns the sample wizard on its page. */
export const demonstration = (page: Page): Locator =>
  page.getByRole('region', { name: 'Les quatre étapes' });

/** Returns whether the window has the width of a phone. */
export function onPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
