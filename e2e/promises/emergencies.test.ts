import { within } from '@testing-library/dom';
import { articles as written } from '../../content/facts/articles';
import type { Article } from '../../content/model/articles/article';
import { postalAddress } from '../../content/model/clinic/clinic';
import { directionsHref } from '../../content/model/clinic/directions';
import { emergency, situations } from '../../content/facts/emergencies';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import {
  signsElsewhere,
  situationsNamed,
  type Situation,
} from '../../content/model/emergencies/emergency';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';
import { clinic } from '../support/sample';

const articles: readonly Article[] = written;
const shown: readonly Situation[] = situations;

const main = (address: string) => openPage(address).getByRole('main');

test('the page gives the telephone, then the national number, the way, the door and what to say', () => {
  const page = main(routes.emergencies());
  const calls = [...page.querySelectorAll('a[href^="tel:"]')].map((a) => a.getAttribute('href'));
  expect(calls).toEqual([`tel:${clinic.phones[0].number}`, `tel:${emergency.nationalNumber}`]);
  const place = clinic.street ?? postalAddress(clinic.address);
  for (const words of [place, emergency.door, ...emergency.toSay])
    expect(page.textContent).toContain(words);
  expect(within(page).getByRole('link', { name: /^Itinéraire/ })).toHaveAttribute(
    'href',
    directionsHref(clinic.geo),
  );
});

test('each situation that is not vital leads to the articles that name it', () => {
  const page = main(routes.emergencies());
  for (const { id, vital } of shown) {
    const links = [...page.querySelectorAll(`#${id} a`)].map((link) => link.getAttribute('href'));
    const about = articles.filter((article) => article.situations.includes(id));
    const expected = vital === undefined ? about.map(({ slug }) => routes.article(slug)) : [];
    expect(links).toEqual(expected);
  }
});

test('each situation is whole, open and at an address of its own, without first aid that nobody signed', () => {
  const page = main(routes.emergencies());
  for (const { id, title, signs, sources, steps, signed } of shown) {
    const place = page.querySelector(`details[open]#${id}`);
    expect(place?.textContent).toContain(title);
    for (const words of signs) expect(place?.textContent).toContain(words);
    for (const source of sources) expect(page.textContent).toContain(source);
    for (const step of signed ? [] : (steps ?? [])) expect(place?.textContent).not.toContain(step);
  }
});

test.each(pagesOfSpecialties)(
  '« $specialty.title » shows its doctors before the signs that cannot wait, five at most, with the number, and leads here',
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
    const [call] = within(page).getAllByRole('link', {
      name: clinic.phones[0].shown,
    });
    expect(call).toHaveAttribute('href', `tel:${clinic.phones[0].number}`);
  },
);

test.each([routes.booking(), routes.practical(), routes.offline(), routes.siteMap()])(
  '%s leads to the page of emergencies',
  (address) => {
    const links = [...main(address).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(routes.emergencies());
  },
);
