import { doctors } from '../../content/data/doctors';
import { services } from '../../content/data/services';
import { routes } from '../../content/model/routes';
import { servicesShownFirst } from '../../content/model/service';
import { countOf } from './screen';
import { expect, test } from './visitor';

// From Chromium 92 on, every part works.

test('the search of doctors finds one by name', async ({ visitor }) => {
  const [someone] = doctors;
  await visitor.open(routes.doctors());
  expect(await visitor.ask(countOf, 'main article')).toBe(doctors.length);
  await visitor.type('input[type=search]', someone.name);
  await expect.poll(() => visitor.ask(countOf, 'main article')).toBe(1);
  expect(await visitor.read('main article h2, main article h3')).toBe(someone.name);
});

test('« Voir plus » shows all services, « Voir moins » the first ones', async ({ visitor }) => {
  const tiles = () => visitor.ask(countOf, '#services article');
  await visitor.open(routes.home());
  await expect.poll(tiles).toBe(servicesShownFirst);
  // The button wakes when it is come to.
  await visitor.ask(() => {
    document.getElementById('services')?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await visitor.click({ role: 'button', name: 'Voir plus' });
  await expect.poll(tiles).toBe(services.length);
  await visitor.click({ role: 'button', name: 'Voir moins' });
  await expect.poll(tiles).toBe(servicesShownFirst);
});
