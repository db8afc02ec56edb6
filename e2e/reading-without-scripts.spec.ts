import { clinic } from '../content/data/clinic';
import { doctors } from '../content/data/doctors';
import { equipment } from '../content/data/equipment';
import { insurers } from '../content/data/insurers';
import { pages } from '../content/data/pages';
import { services } from '../content/data/services';
import { specialties } from '../content/data/specialties';
import { displayPhone } from '../content/model/phone';
import { pageRoutes, routes } from '../content/model/routes';
import { expect, onPhone, test } from './visitor';

test.use({ javaScriptEnabled: false });

const mainPhone = displayPhone(clinic.phones[0]);
const secondPhone = displayPhone(clinic.phones[1]);

for (const name of pageRoutes) {
  test(`${routes[name]()} is whole without scripts`, async ({ page }) => {
    const response = await page.goto(routes[name]());
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(pages[name].title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[name].heading);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: mainPhone })).toBeVisible();
    await expect(foot.getByRole('link', { name: secondPhone })).toBeVisible();
    await expect(foot.getByRole('link', { name: clinic.email })).toBeVisible();
    await expect(foot).toContainText('Lundi au dimanche : 24h/24');
    await expect(foot).toContainText(clinic.address.postOfficeBox);
  });
}

test('the menu stands below the bar, and leaves the section it leads to free', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
  if (onPhone(page)) await expect(menu).not.toBeInViewport();
});

test('the home page shows all services, equipment and insurers', async ({ page }) => {
  await page.goto('/');
  const section = (name: string) => page.getByRole('region', { name, exact: true });

  const cards = section('Nos services').getByRole('article').getByRole('link');
  await expect(cards).toHaveText(services.map(({ title }) => title));
  const addresses = await cards.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual(services.map(({ linkId }) => `/services/?id=${linkId}`));

  await expect(section('Plateau Technique').getByRole('heading', { level: 3 })).toHaveText(
    equipment.map(({ title }) => title),
  );
  await expect(section('Plateau Technique')).toContainText('Nos Équipements Médicaux');
  for (const { nom } of insurers) {
    await expect(page.getByRole('img', { name: nom, exact: true })).toHaveCount(1);
  }
  await expect(section('Nos médecins').getByRole('article')).toHaveCount(4);
  await expect(section('Conseils santé').getByRole('article')).toHaveCount(3);
  await expect(section('Ils sont venus nous voir').getByRole('figure')).toHaveCount(3);
});

test('the services page holds the 26 specialties, each with its doctors', async ({ page }) => {
  await page.goto(routes.services());
  for (const { title, medecins, description } of specialties) {
    const panel = page.getByRole('region', { name: title, exact: true });
    await expect(panel).toContainText(description);
    await expect(panel.getByRole('article').getByRole('heading')).toHaveText([...medecins]);
  }
});

test('the doctors page shows each doctor with slots, phone and chat', async ({ page }) => {
  await page.goto(routes.doctors());
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(doctors.map(({ name }) => name));
  await expect(cards).toContainText(
    doctors.map(({ consultation }) => `Consultation : ${consultation.join(', ')}`),
  );
  await expect(cards).toContainText(doctors.map(({ specialty }) => specialty));
  await expect(cards.getByRole('link', { name: mainPhone })).toHaveCount(doctors.length);

  const book = cards.getByRole('link', { name: /^Prendre RDV avec le Dr .* \(nouvel onglet\)$/ });
  const links = await book.evaluateAll((nodes) =>
    nodes.map((node) => ['href', 'target', 'rel'].map((name) => node.getAttribute(name))),
  );
  expect(links).toEqual(
    doctors.map(({ name }) => {
      const text = `Bonjour, je souhaite prendre rendez-vous avec le ${name}. Merci !`;
      const href = `https://wa.me/${clinic.chatNumber.slice(1)}?text=${encodeURIComponent(text)}`;
      return [href, '_blank', 'noopener'];
    }),
  );
});

test('the hours page says the week in one row, and what stays open at night', async ({ page }) => {
  await page.goto(routes.hours());
  const table = page.getByRole('table', { name: 'Horaires d’ouverture' });
  await expect(table.getByRole('row').nth(1)).toHaveText(/Lundi au dimanche\s*24h\/24/);
  const tiles = page
    .getByRole('region', { name: 'Services disponibles 24h/24' })
    .getByRole('article');
  await expect(tiles).toHaveCount(5);
  for (const tile of await tiles.all())
    await expect(tile).toContainText('jour et nuit, sans interruption');
});

test('the insurers page names them all', async ({ page }) => {
  await page.goto(routes.insurers());
  await expect(page.getByRole('heading', { name: 'Nos Partenaires' })).toBeVisible();
  const names = page.getByRole('region', { name: 'Nos Partenaires' }).getByRole('listitem');
  await expect(names).toHaveText(insurers.map(({ nom }) => nom));
});

test('the menu opens without scripts', async ({ page }) => {
  await page.goto(routes.hours());
  const nav = page.getByRole('navigation', { name: 'Navigation principale' });
  const menuButton = page.getByRole('button', { name: 'Menu' });
  if (await menuButton.isVisible()) await menuButton.click();
  await nav.getByRole('link', { name: 'À Propos' }).click();
  await expect(page).toHaveURL('/about/');
});

test('the contact form posts to the provider by itself', async ({ page }) => {
  await page.goto('/#contact');
  const form = page.locator('form');
  await expect(form).toHaveAttribute('action', clinic.formEndpoint + clinic.formId);
  await expect(form).toHaveAttribute('method', 'post');
});
