import { clinic } from '../../content/facts/clinic';
import { routes } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { pages } from '../../content/facts/pages';
import { countOf, missingPictures } from './screen';
import { button } from './target';
import { expect, test } from './visitor';

// What every browser of docs/browsers.md must do at least. The other files try the rest at night.

test('the doctors are read, the clinic called, and a message sent', async ({
  visitor,
  provider,
  size,
}) => {
  await visitor.open(routes.doctors());
  await expect.poll(() => visitor.read('h1')).toBe(pages.doctors.heading);
  expect(await visitor.ask(countOf, 'main article')).toBe(doctors.length);
  await expect.poll(() => visitor.ask(missingPictures)).toEqual([]);
  const width = await visitor.ask(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(size.width);
  expect(
    await visitor.ask(countOf, `nav a[href="tel:${clinic.phones[0].number}"]`),
  ).toBeGreaterThan(0);

  await visitor.open(routes.homeAnchor('contact'));
  await visitor.type('#contact-name', 'Awa Traoré');
  await visitor.type('#contact-email', 'awa@exemple.com');
  await visitor.type('#contact textarea', 'Bonjour');
  await visitor.click(button('Envoyer le Message', '#contact'));
  await expect.poll(() => provider.posts.length).toBe(1);
  expect(provider.posts[0]?.path).toBe(`/f/${clinic.formId}`);
  expect(Object.fromEntries(provider.posts[0]?.entries ?? [])).toMatchObject({
    name: 'Awa Traoré',
    email: 'awa@exemple.com',
    message: 'Bonjour',
  });
  // Without the form's script, the browser shows the provider's page.
  await visitor.open(routes.hours());
});
