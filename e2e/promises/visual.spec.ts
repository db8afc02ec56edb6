import type { Page } from 'playwright/test';
import { pageKinds } from '../support/addresses';
import { expect, onPhone, test } from '../support/visitor';

/*
 * Compares the first two screens of each kind of page with reviewed screenshots. After an intended change, run this
 * file with `--update-snapshots`, then review each changed picture.
 */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Keeps the files small: a phone's screenshot has its CSS size, and a wide screen's half of its own.
  deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? 1 : 0.5),
  allowedComplaints: [/status of 404/],
});

/**
 * Another rendering of letters (hinting, subpixel positions) changes up to 0.34 % of the pixels. The tolerance is three
 * times as large, for machines that were not measured. It detects a page moved by 16 px (from 4 %), a missing section
 * (from 2.8 %), a main button in another colour on a phone (3.7 %), and most missing pictures, but not one button in
 * another colour on a wide screen (0.5 %).
 */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** A Monday morning in Bamako: today's consultations and the footer's year depend on the clock. */
const now = new Date('2026-11-23T09:30:00Z');

/** `check` alone is not enough, since it returns true for undeclared families. */
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

/** Counts islands above `bottom` (px) that are not hydrated, except those of kind `use`, which wait for a visitor. */
function asleepAbove(bottom: number): number {
  return [...document.querySelectorAll('[data-wake]:not([data-wake=use])')]
    .map(({ parentElement }) => parentElement)
    .filter((part) => part?.checkVisibility() && part.getBoundingClientRect().top < bottom).length;
}

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
  test(`the look of « ${kind} »`, { tag: ['@widths', '@nightly'] }, async ({ page }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const size = { width, height: onPhone(page) ? 1240 : 2 * height };
    await page.clock.setFixedTime(now);
    // The window has the size of the screenshot, so that a phone's action bar is only at its bottom.
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
