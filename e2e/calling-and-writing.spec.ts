import { clinic } from '../content/data/clinic';
import { sitePages } from '../content/data/site';
import { routes } from '../content/model/routes';
import { expect, test } from './visitor';

test('a chat opens in a new tab and leaves the page where it is', async ({ page, context }) => {
  await page.goto('/#rdv');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('region', { name: 'Prêt à Prendre Rendez-vous ?' })
    .getByRole('link', { name: 'WhatsApp' })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`^https://wa\\.me/${clinic.chatNumber.slice(1)}\\?text=`));
  await expect(page).toHaveURL('/#rdv');
});

test('every page keeps « Appeler » and « WhatsApp » at hand on a phone', async ({ page }) => {
  for (const name of sitePages) {
    const address = routes[name]();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
    for (const way of ['Appeler', 'WhatsApp'])
      await expect(bar.getByRole('link', { name: way }), address).toBeInViewport({ ratio: 1 });
    // The last line of the page is above the bar, not under it.
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const isFree = async () => {
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      const [lastBox, barBox] = [await last.boundingBox(), await bar.boundingBox()];
      return lastBox !== null && barBox !== null && lastBox.y + lastBox.height <= barBox.y;
    };
    await expect.poll(isFree, address).toBe(true);
  }
});

test('a wide screen has no such bar', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Joindre la clinique' })).toBeHidden();
});
