import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';

const inMillimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);

/** Prints in Chromium. Returns the size of each page in mm, as « 210 × 297 ». */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${inMillimetres(width)} × ${inMillimetres(height)}`,
  );
}

/** Returns what a visible QR code contains; undefined if it cannot be read. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
