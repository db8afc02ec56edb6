import type { Locator, Page } from 'playwright/test';
import { pageKinds } from '../support/addresses';
import { expect, onPhone, test, waitForFonts } from '../support/visitor';
import { boxOf } from './parts';
import { clinic } from '../support/sample';

test.use({ allowedComplaints: [/status of 404/] });

test('a chat opens in a new tab and leaves the page where it is', async ({ page, context }) => {
  await page.goto('/#rdv');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('region', { name: 'Prêt à Prendre Rendez-vous ?' })
    .getByRole('link', { name: 'WhatsApp' })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(
    new RegExp(`^https://wa\\.me/${clinic.chatNumber.number.slice(1)}\\?text=`),
  );
  await expect(page).toHaveURL('/#rdv');
});

test(
  'every page keeps « Appeler » at one place, and on a phone « WhatsApp » beside it',
  { tag: '@widths' },
  async ({ page, baseURL }) => {
    const places = new Map<string, string[]>();
    const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
    for (const address of Object.values(pageKinds)) {
      // With a referrer on this site, fonts load at once. Pictures are not awaited, since none is above the header.
      await page.goto(address, { waitUntil: 'domcontentloaded', referer: baseURL ?? '' });
      await waitForFonts(page);
      const call = page.getByRole('link', { name: /^(Appeler|\+223)/ }).first();
      await expect(call).toHaveAccessibleName(`Appeler la clinique au ${clinic.phones[0].shown}`);
      const place = JSON.stringify(await call.boundingBox());
      places.set(place, [...(places.get(place) ?? []), address]);
      if (onPhone(page)) {
        for (const way of ['Appeler', 'WhatsApp'])
          await expect(bar.getByRole('link', { name: way }), address).toBeInViewport({ ratio: 1 });
        await expectFootFree(page, bar);
      } else await expect(bar).toBeHidden();
    }
    expect([...places.values()], 'one place for all pages').toEqual([Object.values(pageKinds)]);
  },
);

test(
  'a phone held sideways keeps « Appeler » and « WhatsApp » at its foot',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/urgences/');
    const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
    for (const way of ['Appeler', 'WhatsApp'])
      await expect(bar.getByRole('link', { name: way })).toBeInViewport({ ratio: 1 });
    await expectFootFree(page, bar);
  },
);

/** Expects the page's last line to be above the action bar. */
async function expectFootFree(page: Page, bar: Locator): Promise<void> {
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const isFree = async () => {
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    return (await boxOf(last)).bottom <= (await boxOf(bar)).y;
  };
  await expect.poll(isFree, page.url()).toBe(true);
}
