import { clinic } from '../content/data/clinic';
import { displayPhone } from '../content/model/phone';
import { pageRoutes, routes } from '../content/model/routes';
import { expect, onPhone, test } from './visitor';

const anyDoctor = `https://wa.me/${clinic.chatNumber.slice(1)}?text=${encodeURIComponent(
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !',
)}`;

test('the band « Prêt à Prendre Rendez-vous ? » calls, chats and writes', async ({ page }) => {
  await page.goto('/#rdv');
  const band = page.getByRole('region', { name: 'Prêt à Prendre Rendez-vous ?' });
  await expect(band).toContainText('Contactez-nous dès maintenant par téléphone ou message.');
  await expect(band.getByRole('link', { name: displayPhone(clinic.phones[0]) })).toHaveAttribute(
    'href',
    `tel:${clinic.phones[0]}`,
  );
  const chat = band.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', anyDoctor);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(band.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    `mailto:${clinic.email}`,
  );
});

test('a chat opens in a new tab and leaves the page where it is', async ({ page, context }) => {
  await page.goto('/#rdv');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('region', { name: 'Prêt à Prendre Rendez-vous ?' })
    .getByRole('link', { name: 'WhatsApp' })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(anyDoctor);
  await expect(page).toHaveURL('/#rdv');
});

for (const name of pageRoutes) {
  test(`${routes[name]()} keeps « Appeler » and « WhatsApp » at hand on a phone`, async ({
    page,
  }) => {
    await page.goto(routes[name]());
    const bar = page.getByRole('navigation', { name: 'Joindre la clinique' });
    if (!onPhone(page)) {
      await expect(bar).toBeHidden();
      return;
    }
    await expect(bar.getByRole('link', { name: 'Appeler' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', anyDoctor);
    // The last line of the page stands above the bar, not under it.
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    const [lastBox, barBox] = [await last.boundingBox(), await bar.boundingBox()];
    expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  });
}

test('the contact section gives every way to the clinic', async ({ page }) => {
  await page.goto('/#contact');
  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  await expect(contact).toContainText('Prenez rendez-vous ou posez une question');
  for (const heading of ['Coordonnées', 'Trouvez-nous']) {
    await expect(contact.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(contact).toContainText('Lun-Dim: 24h/24h');
  await expect(contact).toContainText(clinic.address.postOfficeBox);
  for (const phone of clinic.phones) {
    await expect(contact.getByRole('link', { name: displayPhone(phone) })).toHaveAttribute(
      'href',
      `tel:${phone}`,
    );
  }
  const map = page.locator('iframe');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('width', '420');
  await expect(map).toHaveAttribute('height', '290');
});
