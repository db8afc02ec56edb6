import { within } from '@testing-library/dom';
import { placeOf } from '../../content/model/clinic/clinic';
import { doctors } from '../../content/facts/doctors';
import { emergency } from '../../content/facts/emergencies';
import { practical } from '../../content/facts/practical';
import { directionsHref } from '../../content/model/clinic/directions';
import { doctorMatcher, everybody, nameForms } from '../../content/model/doctors/doctor-search';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';
import { clinic } from '../support/sample';

test('the home page offers the card among the ways to the clinic', () => {
  const contact = openPage('/').getByRole('region', { name: 'Contact' });
  const link = within(contact).getByRole('link', { name: 'Enregistrer nos numéros' });
  expect(link).toHaveAttribute('href', routes.card());
});

test.each([routes.home(), routes.booking(), routes.hours()])(
  '%s offers the way to the clinic, and the card at its foot',
  (address) => {
    const page = openPage(address);
    const way = within(page.getByRole('main')).getByRole('link', {
      name: 'Itinéraire (nouvel onglet)',
    });
    expect(way).toHaveAttribute('href', directionsHref(clinic.geo));
    expect(way).toHaveAttribute('target', '_blank');
    const card = within(page.getByRole('contentinfo')).getByRole('link', {
      name: 'Enregistrer nos numéros',
    });
    expect(card).toHaveAttribute('href', routes.card());
  },
);

test('the link to a doctor in the list leads to that doctor alone', () => {
  const searchable = openPage(routes.doctors())
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.words !== undefined)
    .map((card) => {
      const name = within(card).getByRole('heading').textContent;
      const { specialty = '', words = '' } = card.dataset;
      return { specialty, words, consultation: [], ...nameForms(name) };
    });
  expect(searchable).toHaveLength(doctors.length);
  for (const { name } of doctors) {
    const asked = new URL(routes.doctorInList(name), 'http://site').searchParams.get('q') ?? '';
    const isMeant = doctorMatcher({ ...everybody, name: asked }, searchable, () => false);
    expect(searchable.filter(isMeant).map((doctor) => doctor.name)).toEqual([name]);
  }
});

const clinicWords = [clinic.name, placeOf(clinic), clinic.phones[0].number];

const sent = (address: string, label: string) =>
  openPage(address).getByRole('button', { name: label }).dataset.text?.split('\n') ?? [];

test.each([
  [routes.emergencies(), emergency.door],
  [routes.practical(), practical.access?.answer ?? ''],
])('%s sends the way to the clinic in words', (address, door) => {
  const text = sent(address, 'Envoyer le chemin').join('\n');
  for (const words of [...clinicWords, ...clinic.directions, door]) expect(text).toContain(words);
});
