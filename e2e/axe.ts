import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './visitor';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The scheme of colours, and what axe looks for in it: on a dark screen only colours differ. */
const runs = [
  ['dark', ['color-contrast', 'link-in-text-block']],
  ['light', tags],
] as const;

/**
 * Makes the window as tall as the page, so that no bar covers a link: axe takes a partly covered target for a small
 * one.
 */
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
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source);
  const found: unknown[] = [];
  for (const [colorScheme, values] of runs) {
    // A colour on its way from one to another is neither.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const wrong = await page.evaluate(findViolations, { part, values: [...values] });
    found.push(...wrong.map((violation) => [colorScheme, ...violation]));
  }
  await restore();
  return found;
}

/** Runs axe in the page: the rules that are broken, and the HTML of where. Nothing is fetched for it (`preload`). */
async function findViolations({ part, values }: { part: string; values: string[] }) {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(part, {
    iframes: false,
    preload: false,
    selectors: false,
    resultTypes: ['violations'],
    runOnly: values,
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}

/** axe finds nothing wrong with the page as it is, or with a part of it (a CSS selector). */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await axeViolations(page, part), page.url()).toEqual([]);
}
