import { chromium, type Page } from 'playwright';
import { median } from './lighthouse';

/** What a visit on a slow phone is like, s. */
export interface SlowVisit {
  /** From the tap to the title and telephone on the screen. */
  readonly readable: number;
  /** From coming to the first slider, once the first screen has come, to the next picture shown by its arrow. */
  readonly slider: number;
}

/** A processor six times slower than this machine's, 400 kbit/s, and 400 ms to any answer. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** When the browser first painted text, s; the telephone, a plain link of the same screen, answers a tap from then on. */
async function firstPaint(page: Page): Promise<number> {
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Appeler/ })
    .click({ trial: true });
  return Number(await painted.jsonValue()) / 1000;
}

async function moveSlider(page: Page): Promise<number> {
  const slider = page.getByRole('group', { name: /: images$/ }).first();
  const start = Date.now();
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('button', { name: 'Image suivante' }).click();
  await slider.getByText(/^2\s*\/\s*\d/).waitFor();
  return (Date.now() - start) / 1000;
}

async function visitOnce(url: string, executablePath: string): Promise<SlowVisit> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const readable = await firstPaint(page);
  await page.waitForLoadState('networkidle');
  const slider = await moveSlider(page);
  await browser.close();
  return { readable, slider };
}

/** The middle of some first visits to the home page at `url`. */
export async function slowVisit(url: string, browser: string, runs: number): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitOnce(url, browser));
  return {
    readable: median(visits.map(({ readable }) => readable)),
    slider: median(visits.map(({ slider }) => slider)),
  };
}
