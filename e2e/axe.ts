import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './visitor';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Makes the window as tall as the page, so that no bar lies over a link: axe would take what is left for all of it. */
async function showWhole(page: Page): Promise<() => Promise<void>> {
  const before = page.viewportSize();
  const isCovered = (await page.getByRole('dialog').count()) > 0;
  if (!before || isCovered) return () => Promise.resolve();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: before.width, height: Math.max(height, before.height) });
  return () => page.setViewportSize(before);
}

/**
 * What axe finds wrong with the page as it stands, or with a part of it (a CSS selector): each rule, and where. Other
 * people's frames are named by us, and filled by them.
 */
export async function axeViolations(page: Page, part = 'html'): Promise<unknown[]> {
  // A colour on its way from one to another is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const restore = await showWhole(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ iframes: false, runOnly: tags, resultTypes: ['violations'] })
    .analyze();
  await restore();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** axe finds nothing wrong with the page as it stands, or with a part of it (a CSS selector). */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await axeViolations(page, part), page.url()).toEqual([]);
}
