import type { Page } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import { expect, openBeforeScripts, scriptOf, test } from '../support/visitor';

const asked = `${routes.search()}?q=dents`;

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('list', { name: 'Pour commencer' });

test('a query in the address is searched without showing tiles first', async ({ page }) => {
  const letCome = await openBeforeScripts(page, asked);
  await expect(main(page).getByText('Recherche…')).toBeVisible();
  await expect(tiles(page)).toBeHidden();
  letCome();
  await expect(main(page).getByRole('list', { name: 'Résultats' })).toBeVisible();
  await expect(main(page).getByText('Recherche…')).toHaveCount(0);
});

test.describe('where the script is lost', { tag: '@light' }, () => {
  test.use({ allowedComplaints: [/Failed to load|is not awake/] });

  test('the tiles are there, and what was asked for', async ({ page }) => {
    await page.route(scriptOf('Search'), (route) => route.abort());
    await page.goto(asked);
    await expect(main(page).getByText('La recherche n’a pas chargé')).toBeVisible();
    await expect(main(page).getByText('Recherche…')).toBeHidden();
    await expect(tiles(page)).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toHaveValue('dents');
  });

  test('the word stands in the field though no script comes', async ({ page }) => {
    await page.route(/\/_islands\//, (route) => route.abort());
    await page.goto(asked);
    await expect(main(page).getByRole('searchbox')).toHaveValue('dents');
  });
});
