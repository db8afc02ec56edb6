import type { Page } from 'playwright/test';
import { sitePages } from '../../content/facts/site';
import { routes } from '../../content/model/clinic/routes';
import { expect, test } from '../support/visitor';

/** The four specialties have zero, one, two and three pieces of equipment. */
const paths = [
  ...sitePages.map((name) => routes[name]()),
  ...['psychiatrie', 'dermatologie', 'medecine-generale', 'chirurgie'].map(routes.specialty),
];

/**
 * Lists files narrower than 0.95 times the device pixels of the widest box that shows them, or wider than 1.5 times.
 */
async function unfitPictures(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page
    .locator('main picture:has(source) img')
    .evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager';
      // The browser sets `currentSrc` before the file has loaded.
      while (images.some(({ currentSrc }) => currentSrc === ''))
        await new Promise(requestAnimationFrame);
      const widthOf = (image: HTMLImageElement) => image.getBoundingClientRect().width;
      return images.flatMap((image) => {
        const same = images.filter(({ currentSrc }) => currentSrc === image.currentSrc);
        const width = widthOf(image) && Math.max(...same.map(widthOf));
        const file = Number(/\.(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
        const ratio = file / (width * devicePixelRatio);
        const source = image.parentElement?.querySelector('source[type="image/avif"]');
        const smallest = Number(/ (\d+)w/.exec(source?.getAttribute('srcset') ?? '')?.[1]);
        // For a small box, even the smallest file may be too wide.
        const tooLarge = ratio > 1.5 && file > smallest;
        return width > 0 && (tooLarge || ratio < 0.95)
          ? [`${location.pathname} ${image.currentSrc}: ${ratio.toFixed(2)}`]
          : [];
      });
    });
}

test.describe('on a screen of twice the density', () => {
  // Only the choice of files is tested, so pictures are blocked, and scripts too, since they would replace broken
  // pictures.
  test.use({ deviceScaleFactor: 2, allowedComplaints: [/Failed to load resource/] });

  for (const width of [360, 768, 1366])
    test(
      `no picture of any page is blurred or wasted at ${String(width)} px`,
      { tag: width === 360 ? [] : '@nightly' },
      async ({ page }) => {
        await page.route(/\/images\/|\.js$/, (route) => route.abort());
        await page.setViewportSize({ width, height: 740 });
        const unfit = [];
        for (const path of paths) unfit.push(...(await unfitPictures(page, path)));
        expect(unfit).toEqual([]);
      },
    );
});

test('the home page read to its end stays light', async ({ page }) => {
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    if (!/\.(avif|webp|jpg)$/.test(new URL(response.url()).pathname)) return;
    weights.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto('/');
  const images = page.locator('main picture:has(source) img');
  // A tap: a mouse pointer left there would enter the sliders that scroll beneath it.
  await page.getByText(/^\d+ autres équipements$/).tap();
  // A hydrated slider no longer loads the pictures after its first.
  for (const row of await page.getByRole('group', { name: /: images$/ }).all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: 'Image suivante' })).toBeVisible();
  }
  // Loads at once all pictures that scrolling would load.
  await images.evaluateAll((all: HTMLImageElement[]) => {
    for (const image of all) if (image.checkVisibility()) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      images.evaluateAll(
        (all: HTMLImageElement[]) =>
          all.filter((image) => image.checkVisibility() && !image.complete).length,
      ),
    )
    .toBe(0);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  expect(weights.size).toBeGreaterThan(20);
  expect(total).toBeLessThanOrEqual(330_000);
});
