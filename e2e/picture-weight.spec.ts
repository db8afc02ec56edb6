import { expect, onPhone, test } from './visitor';

test('the first screen’s picture is light', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const hero = page.locator('main img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { size, url } = await hero.evaluate(async (image: HTMLImageElement) => {
    const file = await fetch(image.currentSrc);
    return { size: (await file.blob()).size, url: image.currentSrc };
  });
  expect(url).toMatch(/\.avif$/);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(onPhone(page) ? 45_000 : 90_000);
});

test('the home page read to its end stays light, and no picture is blurred or wasted', async ({
  page,
}) => {
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    if (!/\.(avif|webp|jpg)$/.test(new URL(response.url()).pathname)) return;
    weights.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto('/');
  const images = page.locator('main img[srcset]');
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      images.evaluateAll(
        (all: HTMLImageElement[]) => all.filter(({ complete }) => !complete).length,
      ),
    )
    .toBe(0);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  expect(weights.size).toBeGreaterThan(20);
  if (onPhone(page)) expect(total).toBeLessThanOrEqual(600_000);

  const unfit = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap((image) => {
      const { width } = image.getBoundingClientRect();
      const file = Number(/\.(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      const ratio = file / (width * devicePixelRatio);
      // A small box may have to take the smallest file there is.
      const tooLarge = ratio > 1.5 && file > 400;
      return width > 0 && (tooLarge || ratio < 0.9)
        ? [`${image.currentSrc}: ${ratio.toFixed(2)}`]
        : [];
    }),
  );
  expect(unfit).toEqual([]);
});
