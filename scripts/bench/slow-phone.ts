import { chromium, type Page } from 'playwright';
import { median } from './lighthouse';

/** What a visit on a slow phone is like, s. */
export interface SlowVisit {
  /** From the tap to the title and telephone on the screen. */
  readonly readable: number;
  /** From coming to the first slider, once the first screen has come, to the next picture shown by its arrow. */
  readonly slider: number;
  /** The same when one goes there at once, while the rest of the first screen is still on its way. */
  readonly sliderAtOnce: number;
}

/** A processor six times slower than this machine's, 400 kbit/s, and 400 ms to any response. */
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

/** A first visit to the home page: when it could be read, and how long the slider took, gone to at once or not, s. */
async function visitOnce(
  url: string,
  executablePath: string,
  goesAtOnce: boolean,
): Promise<{ readonly readable: number; readonly slider: number }> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // What a worker fetches does not pass through the slow line.
    serviceWorkers: 'block',
  });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const readable = await firstPaint(page);
  if (!goesAtOnce) await page.waitForLoadState('networkidle');
  const slider = await moveSlider(page);
  await browser.close();
  return { readable, slider };
}

/** The middle of some first visits to the home page at `url`. */
export async function slowVisit(url: string, browser: string, runs: number): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { slider: sliderAtOnce } = await visitOnce(url, browser, true);
    visits.push({ ...(await visitOnce(url, browser, false)), sliderAtOnce });
  }
  const middle = (value: (visit: SlowVisit) => number) => median(visits.map(value));
  return {
    readable: middle(({ readable }) => readable),
    slider: middle(({ slider }) => slider),
    sliderAtOnce: middle(({ sliderAtOnce }) => sliderAtOnce),
  };
}
