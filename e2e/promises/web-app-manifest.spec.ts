import { clinic } from '../../content/facts/clinic';
import { expect, test } from '../support/visitor';

test(
  'the site kept among a phone’s applications leads straight to the telephone',
  { tag: '@nightly' },
  async ({ page }) => {
    const answer = await page.request.get('/manifest.webmanifest');
    const { shortcuts } = (await answer.json()) as { shortcuts: { name: string; url: string }[] };
    expect(shortcuts.length).toBeGreaterThan(0);
    for (const { name, url } of shortcuts) {
      await page.goto(url);
      const way = page.locator(new URL(page.url()).hash || 'main');
      await expect(
        way.getByRole('link', { name: clinic.phones[0].shown }).first(),
        name,
      ).toBeInViewport();
    }
  },
);
