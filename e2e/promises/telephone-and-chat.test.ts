import { within } from '@testing-library/dom';
import { postalAddress } from '../../content/model/clinic/clinic';
import { doctors } from '../../content/facts/doctors';
import { english } from '../../content/facts/pages';
import { openingHours } from '../../content/facts/opening-hours';
import { routes } from '../../content/model/clinic/routes';
import { shortHoursLabel } from '../../content/model/calendar/print';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { openPage } from '../support/opened-page';
import { addresses, pageAt, named } from '../support/exported-site';
import { clinic } from '../support/sample';

const mainPhone = clinic.phones[0].number;

const chatOf = (text: string) =>
  `https://wa.me/${clinic.chatNumber.number.slice(1)}?text=${encodeURIComponent(text)}`;

const anyDoctor = chatOf('Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !');

/** Chat messages by address. Any other page asks for any doctor. */
const aboutPage = new Map([
  [routes.insurers(), 'Bonjour, j’ai une question sur mon assurance : … Merci !'],
  [
    routes.emergencies(),
    'Urgence. Je suis à : …\nQui : …\nCe qui se passe : …\nJe ne peux pas téléphoner : répondez par écrit, s’il vous plaît.',
  ],
  [
    routes.haveAppointment(),
    'Bonjour, j’ai déjà un rendez-vous.\nJe souhaite (le déplacer, l’annuler, ou je serai en retard) : \nMédecin : \nJour du rendez-vous : \nNouveau jour : \nPatient : \nTéléphone : ',
  ],
  [routes.english(), english?.appointment.message],
  ...doctors.map(
    ({ name }) =>
      [
        routes.doctor(name),
        `Bonjour, je souhaite prendre rendez-vous avec le ${name}. Merci !`,
      ] as const,
  ),
  ...pagesOfSpecialties.map(
    ({ slug, specialty: { title } }) =>
      [
        routes.specialty(slug),
        `Bonjour, je vous écris au sujet de : ${title}. Je souhaite prendre rendez-vous. Merci !`,
      ] as const,
  ),
]);

test('the band « Prêt à Prendre Rendez-vous ? » begins with the request, then calls, chats and writes', () => {
  const band = openPage('/').getByRole('region', { name: 'Prêt à Prendre Rendez-vous\u00a0?' });
  expect(band).toHaveTextContent('Contactez-nous dès maintenant par téléphone ou message.');
  const link = (name: RegExp | string) => within(band).getByRole('link', { name });
  expect(within(band).getAllByRole('link')[0]).toHaveAttribute('href', routes.booking());
  expect(link('Prendre rendez-vous')).toHaveAttribute('href', routes.booking());
  expect(link(clinic.phones[0].shown)).toHaveAttribute('href', `tel:${mainPhone}`);
  expect(link(/^WhatsApp/)).toHaveAttribute('href', anyDoctor);
  expect(link(/^WhatsApp/)).toHaveAttribute('target', '_blank');
  expect(link('E-mail')).toHaveAttribute('href', `mailto:${clinic.email}`);
});

test.each([...addresses, routes.offline(), '/404.html'])(
  '%s offers « Appeler » and « WhatsApp », about the page, in a bar of its own',
  (address) => {
    const bar = openPage(address).getByRole('navigation', { name: 'Joindre la clinique' });
    const link = (name: RegExp) => within(bar).getByRole('link', { name });
    const text = aboutPage.get(address);
    expect(link(/^Appeler$/)).toHaveAttribute('href', `tel:${mainPhone}`);
    expect(link(/^WhatsApp/)).toHaveAttribute(
      'href',
      text === undefined ? anyDoctor : chatOf(text),
    );
  },
);

test('who cannot call writes an emergency, by WhatsApp or SMS', () => {
  const { hash } = new URL(routes.writeEmergency(), 'http://site');
  const place = openPage(routes.emergencies()).getByRole('main').querySelector<HTMLElement>(hash);
  const links = within(place ?? document.head).getAllByRole('link');
  const { number } = clinic.chatNumber;
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    `https://wa.me/${number.slice(1)}`,
    `sms:${number}`,
  ]);
  expect(place).toHaveTextContent('Sans réponse, venez');
});

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
  for (const { number, shown } of clinic.phones)
    expect(ways.getByRole('link', { name: shown })).toHaveAttribute('href', `tel:${number}`);
  expect(ways.getByRole('link', { name: /^SMS/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`sms:${clinic.chatNumber.number}?body=`),
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

test('the demonstration of booking says what it is, and leads to the real request', () => {
  const demo = openPage(routes.demonstration()).getByRole('region', {
    name: 'Les quatre étapes',
  });
  expect(demo).toHaveTextContent('Démonstration : rien n’est envoyé ni réservé');
  expect(within(demo).getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
    'href',
    routes.booking(),
  );
});
