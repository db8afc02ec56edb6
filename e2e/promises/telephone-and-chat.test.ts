import { within } from '@testing-library/dom';
import { postalAddress } from '../../content/model/clinic/clinic';
import { clinic } from '../../content/model/clinic/data';
import { openingHours } from '../../content/model/opening-hours/data';
import { displayPhone } from '../../content/model/clinic/phone';
import { routes } from '../../content/model/clinic/routes';
import { shortHoursLabel } from '../../content/model/opening-hours/schedule';
import { openPage } from '../support/opened-page';
import { addresses, pageAt, named } from '../support/exported-site';

const [mainPhone] = clinic.phones;

const anyDoctor = `https://wa.me/${clinic.chatNumber.slice(1)}?text=${encodeURIComponent(
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !',
)}`;

test('the band « Prêt à Prendre Rendez-vous ? » calls, chats and writes', () => {
  const band = openPage('/').getByRole('region', { name: 'Prêt à Prendre Rendez-vous\u00a0?' });
  expect(band).toHaveTextContent('Contactez-nous dès maintenant par téléphone ou message.');
  const link = (name: RegExp | string) => within(band).getByRole('link', { name });
  expect(link(displayPhone(mainPhone))).toHaveAttribute('href', `tel:${mainPhone}`);
  expect(link(/^WhatsApp/)).toHaveAttribute('href', anyDoctor);
  expect(link(/^WhatsApp/)).toHaveAttribute('target', '_blank');
  expect(link('E-mail')).toHaveAttribute('href', `mailto:${clinic.email}`);
});

test.each([...addresses, routes.offline(), '/404.html'])(
  '%s offers « Appeler » and « WhatsApp » in a bar of its own',
  (address) => {
    const bar = openPage(address).getByRole('navigation', { name: 'Joindre la clinique' });
    const link = (name: RegExp) => within(bar).getByRole('link', { name });
    expect(link(/^Appeler$/)).toHaveAttribute('href', `tel:${mainPhone}`);
    expect(link(/^WhatsApp/)).toHaveAttribute('href', anyDoctor);
  },
);

test('the contact section gives every way to the clinic', () => {
  const contact = openPage('/').getByRole('region', { name: 'Contact' });
  for (const words of [
    'Prenez rendez-vous ou posez une question',
    ...openingHours.map(shortHoursLabel),
    postalAddress(clinic.address),
  ])
    expect(contact).toHaveTextContent(words);
  const ways = within(contact);
  const headings = ways.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['Coordonnées', 'Trouvez-nous']));
  for (const phone of clinic.phones)
    expect(ways.getByRole('link', { name: displayPhone(phone) })).toHaveAttribute(
      'href',
      `tel:${phone}`,
    );
  const map = ways.getByTitle(/^Plan d’accès/);
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('width', '420');
  expect(map).toHaveAttribute('height', '290');
});

test.each(addresses)('%s requires no choice that is always made', (address) => {
  // HTML: the first option of a required `<select>` must be empty.
  const required = named(pageAt(address).elements, 'select').filter(
    ({ attributes }) => 'required' in attributes,
  );
  expect(required.map(({ content }) => /^<option value(=""|>)/.test(content))).not.toContain(false);
});

test('the demonstration of booking says what it is, with the real ways beside it', () => {
  const demo = openPage(routes.demonstration()).getByRole('region', {
    name: 'Les quatre étapes',
  });
  expect(demo).toHaveTextContent('Démonstration : rien n’est envoyé ni réservé');
  const link = (name: RegExp | string) => within(demo).getByRole('link', { name });
  expect(link(displayPhone(mainPhone))).toHaveAttribute('href', `tel:${mainPhone}`);
  expect(link(/^WhatsApp/)).toHaveAttribute('href', anyDoctor);
  expect(link('e-mail')).toHaveAttribute('href', `mailto:${clinic.email}`);
  expect(link('formulaire de contact')).toHaveAttribute('href', routes.homeAnchor('contact'));
});
