import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './visitor';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules by colour scheme. The dark scheme only needs rules about colours. */
const rules = { light: tags, dark: ['color-contrast', 'link-in-text-block'] };

/**
 * Makes the window as tall as the page: when a bar partly covers a link, axe reports the link as too small. Returns a
 * function that restores the size.
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
 * Returns axe's violations in `part` (a CSS selector), each as rule and HTML. Frames are left out, since they belong to
 * other sites.
 */
export async function axeViolations(
  page: Page,
  part = 'html',
  colorScheme: keyof typeof rules = 'light',
): Promise<unknown[]> {
  const restore = await showWhole(page);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source);
  // Without reduced motion, axe would measure colours in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  const found = await page.evaluate(findViolations, { part, values: rules[colorScheme] });
  await page.emulateMedia({ colorScheme: 'light' });
  await restore();
  return found;
}

/** Runs in the page. `preload: false` avoids requests. */
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

/** Expects no violation in `part` (a CSS selector). */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await axeViolations(page, part), page.url()).toEqual([]);
}
