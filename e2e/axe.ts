import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './visitor';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe finds nothing wrong with the page as it stands, or with a part of it (a CSS selector). Other people's frames are
 * named by us, and filled by them.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A colour on its way from one to another is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ iframes: false, runOnly: tags, resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([]);
}
