import { within } from '@testing-library/dom';
import { clinic } from '../../content/model/clinic/data';
import { emergency, situations } from '../../content/model/emergencies/data';
import { pagesOfSpecialties } from '../../content/model/specialties/pages-data';
import { signsElsewhere, situationsNamed } from '../../content/model/emergencies/emergency';
import { displayPhone } from '../../content/model/clinic/phone';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';

const main = (address: string) => openPage(address).getByRole('main');

test('the page gives the telephone, then the national number, the door and what to say', () => {
  const page = main(routes.emergencies());
  const calls = [...page.querySelectorAll('a[href^="tel:"]')].map((a) => a.getAttribute('href'));
  expect(calls).toEqual([`tel:${clinic.phones[0]}`, `tel:${emergency.nationalNumber}`]);
  for (const words of [emergency.door, ...emergency.toSay])
    expect(page.textContent).toContain(words);
});

test('each situation is whole, open and at an address of its own, without first aid that nobody signed', () => {
  const page = main(routes.emergencies());
  for (const { id, title, signs, sources, steps, signed } of situations) {
    const place = page.querySelector(`details[open]#${id}`);
    expect(place?.textContent).toContain(title);
    for (const words of [...signs, ...sources]) expect(place?.textContent).toContain(words);
    for (const step of signed ? [] : (steps ?? [])) expect(place?.textContent).not.toContain(step);
  }
});

test.each(pagesOfSpecialties)(
  '« $specialty.title » shows its doctors before the signs that cannot wait, five at most, and leads here',
  ({ specialty, slug }) => {
    const page = main(routes.specialty(slug));
    const text = page.textContent;
    const [situation] = situationsNamed(specialty.situations, situations);
    const signs = situation?.signs.slice(0, signsElsewhere) ?? [];
    const places = [specialty.description, ...specialty.medecins.slice(0, 1), ...signs].map(
      (words) => text.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const sign of situation?.signs.slice(signsElsewhere) ?? [])
      expect(text).not.toContain(sign);
    const links = within(page).getAllByRole('link', { name: 'Que faire' });
    expect(links[0]).toHaveAttribute('href', routes.emergencies());
  },
);

test.each([routes.booking(), routes.practical(), routes.offline(), routes.siteMap()])(
  '%s leads to the page of emergencies',
  (address) => {
    const links = [...main(address).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(routes.emergencies());
  },
);

test('the number is in sight of whoever reads a specialty', () => {
  const strip = within(main(routes.specialty('pediatrie'))).getAllByRole('link', {
    name: displayPhone(clinic.phones[0]),
  })[0];
  expect(strip).toHaveAttribute('href', `tel:${clinic.phones[0]}`);
});
