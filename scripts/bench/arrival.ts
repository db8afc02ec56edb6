import { chromium } from 'playwright';
import { traceArrival, type Arrival } from '../../e2e/support/arrival';

/** Opens a page on a phone from an empty cache. */
export async function readArrival(
  url: string,
  executablePath: string,
  slowdown: number,
): Promise<Arrival> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const arrival = await traceArrival(await context.newPage(), url, slowdown);
  await browser.close();
  return arrival;
}
