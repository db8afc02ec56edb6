import { clinic } from '../../content/facts/clinic';
import { telHref } from '../../content/model/clinic/phone';
import { routes } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { pages } from '../../content/facts/pages';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { serve } from '../../scripts/serve/static-host';
import { countOf, coveredHeight, deadControls, missingPictures, scrollToShare } from './screen';
import { button } from './target';
import { expect, test } from './visitor';

// What every browser of docs/browsers.md must do at least. The other files try the rest at night.

/** Largest height that fixed elements may cover, px. */
const mostCovered = 150;

test('the doctors are read, and the clinic called', async ({ visitor }) => {
  for (const name of ['home', 'hours', 'doctors'] as const) {
    await visitor.open(routes[name]());
    await expect.poll(() => visitor.read('h1')).toBe(pages[name].heading);
    await expect.poll(() => visitor.ask(missingPictures)).toEqual([]);
    const width = await visitor.ask(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await visitor.ask(scrollToShare, 0.5);
    expect(await visitor.ask(coveredHeight)).toBeLessThanOrEqual(mostCovered);
    const call = `nav a[href="tel:${clinic.phones[0].number}"]`;
    expect(await visitor.ask(countOf, call)).toBeGreaterThan(0);
  }
  expect(await visitor.ask(countOf, 'main article')).toBe(doctors.length);
  await expect.poll(() => visitor.ask(missingPictures)).toEqual([]);
  const width = await visitor.ask(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(size.width);
  expect(
    await visitor.ask(countOf, `nav a[href="${telHref(clinic.phones[0].number)}"]`),
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
