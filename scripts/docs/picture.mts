/** Draws the picture of README.md from the home page of `out/`. */
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { serve } from '../serve/static-host';
import { findChromium } from '../setup/programs.mjs';

const file = 'docs/images/home.webp';
/** CSS px; the constants below are px of the picture. */
const devices = [
  { width: 360, height: 740, isMobile: true },
  { width: 1200, height: 740, isMobile: false },
] as const;
const drawnHeight = 760;
const gap = 40;
const radius = 20;
/** Bytes. */
const limit = 120_000;

type Device = (typeof devices)[number];

async function photograph(browser: Browser, url: string, device: Device): Promise<Buffer> {
  const { width, height, isMobile } = device;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The fonts load after the first paint (decision 8).
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** A hairline separates the screenshot from a page of any colour. */
async function frame(screenshot: Buffer): Promise<{ data: Buffer; width: number }> {
  const { data, info } = await sharp(screenshot)
    .resize({ height: drawnHeight })
    .png()
    .toBuffer({ resolveWithObject: true });
  const rectangle = (attributes: string) =>
    Buffer.from(
      `<svg width="${info.width}" height="${drawnHeight}"><rect x="1" y="1" width="${info.width - 2}" height="${drawnHeight - 2}" rx="${radius}" ${attributes}/></svg>`,
    );
  const framed = await sharp(data)
    .composite([
      { input: rectangle('fill="#fff"'), blend: 'dest-in' },
      { input: rectangle('fill="none" stroke="#8a9a97" stroke-width="2"') },
    ])
    .png()
    .toBuffer();
  return { data: framed, width: info.width };
}

const executablePath = findChromium();
const host = await serve({ directory: 'out', port: 0 });
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
});
const screenshots: Buffer[] = [];
for (const device of devices) screenshots.push(await photograph(browser, host.url, device));
await browser.close();
await host.close();

const frames = await Promise.all(screenshots.map(frame));
const lefts = frames.map((_, index) =>
  frames.slice(0, index).reduce((left, { width }) => left + width + gap, 0),
);
mkdirSync('docs/images', { recursive: true });
const { size, width } = await sharp({
  create: {
    width: frames.reduce((sum, each) => sum + each.width, gap * (frames.length - 1)),
    height: drawnHeight,
    channels: 4,
    background: 'transparent',
  },
})
  .composite(frames.map(({ data }, index) => ({ input: data, left: lefts[index] ?? 0, top: 0 })))
  .webp({ quality: 80 })
  .toFile(file);
if (size > limit) throw new Error(`${file} weighs ${size} bytes, more than ${limit}`);
console.log(`${file}: ${width} × ${drawnHeight} px, ${size} bytes`);
