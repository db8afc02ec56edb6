import type { Page } from 'playwright/test';
import { pageKinds } from './addresses';
import { expect, onPhone, test } from './visitor';

/*
 * The first two screens of each kind of page, as they were last looked at. After a change that is meant to be seen:
 * `npx playwright test e2e/visual.spec.ts --update-snapshots`, then look at each picture that git shows as changed.
 */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Small files: a phone's pixels one for one, a wide screen at half its size.
  deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? 1 : 0.5),
  allowedComplaints: [/status of 404/],
});

/**
 * Measured with two pictures of one page, in pixels that differ by more than `threshold`. Letters drawn in another way
 * (hinting none to full, with and without subpixel placing) change up to 0.34 %: three times that is let through, for
 * machines that were not measured. What is caught: all moved by 16 px (from 4 %), a section missing from the clip (from
 * 2.8 %), a main button in another colour on a phone (3.7 %), most of the pictures missing. What is not: one button of a
 * wide screen in another colour (0.5 %).
 */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** A Monday morning in Bamako: what is open and the year at the foot depend on it. */
const now = new Date('2026-11-23T09:30:00Z');

/** Whether text and headings are set in our own fonts; `check` alone returns true for a family that nobody declared. */
async function ownFonts(): Promise<boolean> {
  const faces = await document.fonts.ready;
  const loaded = new Set(
    [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  return [document.body, ...document.querySelectorAll('h1')].every((element) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    const [own = ''] = fontFamily.split(',');
    const isReady = faces.check(`${fontWeight} ${fontSize} ${own}`);
    return isReady && loaded.has(own.replaceAll('"', ''));
  });
}

/** How many islands that begin in the clip are to wake by themselves, and have not. Runs in the page. */
function asleepAbove(bottom: number): number {
  return [...document.querySelectorAll('[data-wake]:not([data-wake=use])')]
    .map(({ parentElement }) => parentElement)
    .filter((part) => part?.checkVisibility() && part.getBoundingClientRect().top < bottom).length;
}

/** The page at rest: its own fonts, islands awake, every picture of the clip. */
async function settle(page: Page, height: number): Promise<void> {
  await expect.poll(() => page.evaluate(ownFonts), 'the fonts of text and headings').toBe(true);
  await expect.poll(() => page.evaluate(asleepAbove, height), 'islands asleep').toBe(0);
  await page.evaluate(async (bottom) => {
    const pictures = [...document.images].filter(
      (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < bottom,
    );
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  }, height);
}

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`the look of « ${kind} »`, { tag: '@widths' }, async ({ page }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const size = { width, height: onPhone(page) ? 1240 : 2 * height };
    await page.clock.setFixedTime(now);
    // The whole clip at once, so that the bar of the phone is below the clip's last words.
    await page.setViewportSize(size);
    await page.goto(address);
    await settle(page, size.height);
    await expect(page).toHaveScreenshot(`${kind}-${onPhone(page) ? 'phone' : 'desktop'}.png`, {
      animations: 'disabled',
      scale: 'device',
      ...tolerance,
    });
  });
}
