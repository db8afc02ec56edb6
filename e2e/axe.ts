import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './visitor';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The scheme of colours, and what axe looks for in it: on a dark screen only colours differ. */
const runs = [
  ['dark', ['color-contrast', 'link-in-text-block']],
  ['light', tags],
] as const;

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
 * What axe finds wrong with the page as it is, light and dark, or with a part of it (a CSS selector): the scheme, the
 * rule, and where. Other people's frames are named by us, and filled by them.
 */
export async function axeViolations(page: Page, part = 'html'): Promise<unknown[]> {
  const restore = await showWhole(page);
  const found: unknown[] = [];
  for (const [colorScheme, runOnly] of runs) {
    // A colour on its way from one to another is neither.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include(part)
      .options({ iframes: false, runOnly: [...runOnly], resultTypes: ['violations'] })
      .analyze();
    for (const { id, nodes } of violations)
      found.push([colorScheme, id, nodes.map(({ html }) => html)]);
  }
  await restore();
  return found;
}

/** axe finds nothing wrong with the page as it is, or with a part of it (a CSS selector). */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await axeViolations(page, part), page.url()).toEqual([]);
}
