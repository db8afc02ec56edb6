import type { Page } from 'playwright/test';
import { everyAddress } from './addresses';
import { expectAccessible } from './axe';
import { reachProvider, startProvider } from './provider';
import { routes } from '../content/model/routes';
import { expect, onPhone, readToTheEnd, test } from './visitor';

// The wizard's steps are in trying-the-wizard.spec.ts, the form's other failures in writing-to-the-clinic.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const contact = (page: Page) => page.locator('#contact');

for (const address of everyAddress) {
  test.describe(address, () => {
    test.use({ allowedComplaints: [/status of 404/] });

    test('axe finds nothing on the page read to its end', async ({ page }) => {
      await page.goto(address);
      await readToTheEnd(page);
      await expectAccessible(page);
    });
  });
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.goto(routes.hours());
  if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(menu.getByRole('link', { name: 'Accueil' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with all services unfolded and errors in the form, nor once it is sent', async ({
  page,
}) => {
  const provider = await startProvider();
  await reachProvider(page, provider);
  await page.goto(routes.home());
  await page.getByRole('button', { name: 'Voir plus' }).click();
  await expect(page.getByRole('button', { name: 'Voir moins' })).toBeVisible();
  await contact(page).scrollIntoViewIfNeeded();
  const send = contact(page).getByRole('button', { name: 'Envoyer le Message' });
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  await send.click();
  await expect(contact(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  for (const [label, text] of [
    ['Nom', 'Awa'],
    ['E-mail', 'awa@exemple.com'],
    ['Message', 'Bonjour'],
  ] as const)
    await contact(page).getByLabel(label).fill(text);
  await send.click();
  await expect(contact(page).getByRole('status')).toContainText('bien été envoyé');
  await expectAccessible(page);
  await page.close();
  await provider.close();
});

test('axe finds nothing with the viewer open', async ({ page }) => {
  await page.goto('/#plateau');
  const block = page.getByRole('group', { name: /^Scanner\s: images?$/ });
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('button', { name: 'Image suivante' })).toBeVisible();
  await block.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with some doctors, one specialty or no doctor asked for', async ({
  page,
}) => {
  await page.goto(routes.doctors());
  const status = page.getByRole('status');
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption('Cardiologue');
  await expect(status).toHaveText(/^\d médecins?$/);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('zzz');
  await expect(status).toHaveText(/^Aucun médecin/);
  await expectAccessible(page);
  await page.goto(routes.service('Psychiatrie'));
  await expect(page.getByRole('region', { name: 'Psychiatrie' })).toBeFocused();
  await expectAccessible(page);
});

test.describe('without a network', () => {
  // What the page was still loading.
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('axe finds nothing with the line that says so', async ({ page }) => {
    await page.goto(routes.hours());
    await page.context().setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
    await expectAccessible(page);
  });
});
