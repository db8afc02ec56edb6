import type { Browser } from 'playwright';

/** Runs inside a page while it loads. Names no function inside: tsx would call a helper that the page lacks. */
async function watch(): Promise<number[]> {
  for (let telephone = Number.NaN; ;) {
    await new Promise(requestAnimationFrame);
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const { left, top, width, height } = link.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      if (middle && link.contains(middle)) telephone ||= performance.now() / 1000;
    }
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (painted && document.readyState === 'complete') return [painted.startTime / 1000, telephone];
  }
}

/** Opens a page on a phone. Returns after how many seconds it shows words, and a telephone link that a tap reaches. */
export async function firstVisit(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await page.addInitScript(`window.visit = (${watch.toString()})()`);
  await page.goto(url, { timeout: 60_000 });
  const visit = await page.evaluate<number[]>('window.visit');
  await page.close();
  return visit;
}
