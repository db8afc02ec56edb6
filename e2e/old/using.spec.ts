import { doctors } from '../../content/data/doctors';
import { services } from '../../content/data/services';
import { specialties } from '../../content/data/specialties';
import { routes } from '../../content/model/routes';
import { servicesShownFirst } from '../../content/model/service';
import { countOf, isHeadingSeen } from './screen';
import { expect, test } from './visitor';

// From Chromium 92 on, every part works.

test('a link to a specialty shows its title', async ({ visitor }) => {
  for (const { id, title } of specialties.filter((one) => one.id === 'Pediatrie')) {
    await visitor.open(routes.service(id));
    await expect.poll(() => visitor.ask(isHeadingSeen, title)).toBe(true);
  }
});

test('the search of doctors finds one by name', async ({ visitor }) => {
  const [someone] = doctors;
  await visitor.open(routes.doctors());
  expect(await visitor.ask(countOf, 'main article')).toBe(doctors.length);
  await visitor.type('input[type=search]', someone.name);
  await expect.poll(() => visitor.ask(countOf, 'main article')).toBe(1);
  expect(await visitor.read('main article h2, main article h3')).toBe(someone.name);
});

test('« Voir plus » shows all services, « Voir moins » the first ones', async ({ visitor }) => {
  const tiles = () => visitor.ask(countOf, 'section[aria-labelledby=services-titre] article');
  await visitor.open(routes.home());
  await expect.poll(tiles).toBe(servicesShownFirst);
  await visitor.click({ role: 'button', name: 'Voir plus' });
  await expect.poll(tiles).toBe(services.length);
  await visitor.click({ role: 'button', name: 'Voir moins' });
  await expect.poll(tiles).toBe(servicesShownFirst);
});
