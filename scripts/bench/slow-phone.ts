import { chromium } from 'playwright';

/** 400 kbit/s (in bytes), and 400 ms. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Returns two times (s): until text is painted, and from the scroll to a slider until it moves. */
export async function slowVisit(
  url: string,
  executablePath: string,
): Promise<readonly [readable: number, slider: number]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // Throttling does not apply to a service worker.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const readable = Number(await painted.jsonValue()) / 1000;
  await page.waitForLoadState('networkidle');
  const slider = page.getByRole('group', { name: /: images$/ }).first();
  const start = Date.now();
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('button', { name: 'Image suivante' }).click();
  await slider.getByText(/^2\s*\/\s*\d/).waitFor();
  const moved = (Date.now() - start) / 1000;
  await browser.close();
  return [readable, moved];
}
