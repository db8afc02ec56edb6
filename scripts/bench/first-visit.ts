import { chromium } from 'playwright';

/** Times in seconds since the visitor asked for the page. */
export interface FirstVisit {
  words: number;
  /** When a telephone link in the first screen can be tapped. */
  telephone: number;
  /** `NaN` if the first screen has no picture. */
  picture: number;
  /** When the whole page is parsed. */
  end: number;
  /** From the start of the fetch to the last byte of the page. */
  arrived: number;
  /** In bytes. */
  pictureSize: number;
}

/**
 * Runs inside a page while it loads, and checks each frame. Contains no named function: tsx would add a call to a helper
 * that the page lacks.
 */
async function watch(): Promise<FirstVisit> {
  const seen = { telephone: Number.NaN, picture: Number.NaN, pictureSize: Number.NaN };
  for (let isLast = false; !isLast;) {
    await new Promise(requestAnimationFrame);
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    isLast = painted !== undefined && document.readyState === 'complete';
    for (const element of document.querySelectorAll('a[href^="tel:"], img')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!middle || width === 0) continue;
      if (!(element instanceof HTMLImageElement)) {
        if (element.contains(middle)) seen.telephone ||= performance.now();
        continue;
      }
      if (!element.complete) isLast = false;
      else if (!seen.picture) {
        seen.picture = performance.now();
        const [entry] = performance.getEntriesByName(element.currentSrc);
        seen.pictureSize = (entry as PerformanceResourceTiming).encodedBodySize;
      }
    }
  }
  const [words] = performance.getEntriesByName('first-contentful-paint');
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    words: (words?.startTime ?? Number.NaN) / 1000,
    telephone: seen.telephone / 1000,
    picture: seen.picture / 1000,
    end: (page?.domInteractive ?? Number.NaN) / 1000,
    arrived: ((page?.responseEnd ?? Number.NaN) - (page?.fetchStart ?? 0)) / 1000,
    pictureSize: seen.pictureSize,
  };
}

/** Opens a page on a phone with an empty cache. */
export async function firstVisit(url: string, executablePath: string): Promise<FirstVisit> {
  // `ignoreHTTPSErrors` would open a second connection after the error.
  const args = ['--no-sandbox', '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(`window.visit = (${watch.toString()})()`);
  await page.goto(url, { timeout: 60_000 });
  const visit = await page.evaluate('window.visit');
  await browser.close();
  return visit as FirstVisit;
}
