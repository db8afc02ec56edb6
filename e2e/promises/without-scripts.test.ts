import { dayRangeLabel, hoursLabel, print } from '../../content/model/calendar/print';
import { within } from '@testing-library/dom';
import { postalAddress } from '../../content/model/clinic/clinic';
import { siteIsConfirmed } from '../../content/facts/confirmed';
import { doctors } from '../../content/facts/doctors';
import { equipment } from '../../content/facts/equipment';
import { insurers } from '../../content/facts/insurers';
import { availableServices, openingHours } from '../../content/facts/opening-hours';
import { pages } from '../../content/facts/pages';
import { services } from '../../content/facts/services';
import { sitePages } from '../../content/facts/site';
import { specialties } from '../../content/facts/specialties';
import { testimonials } from '../../content/facts/testimonials';
import { waysTo } from '../../content/model/clinic/ways';
import { nameInUse } from '../../content/model/insurers/insurer';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';
import { clinic } from '../support/sample';

const mainPhone = clinic.phones[0].shown;

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test.each(sitePages)('the page « %s » is whole without scripts', (name) => {
  const page = openPage(routes[name]());
  expect(document.title).toBe(pages[name].title);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(pages[name].heading);
  const foot = page.getByRole('contentinfo');
  const ways = [
    ...clinic.phones.map(({ number, shown }) => [shown, `tel:${number}`] as const),
    [clinic.email, `mailto:${clinic.email}`] as const,
  ];
  for (const [way, href] of ways)
    expect(within(foot).getByRole('link', { name: way })).toHaveAttribute('href', href);
  for (const row of openingHours)
    expect(foot).toHaveTextContent(`${dayRangeLabel(row)} : ${hoursLabel(row)}`);
  expect(foot).toHaveTextContent(postalAddress(clinic.address));
});

test.each(sitePages)(
  'the page « %s » says first that facts are examples, while some are',
  (name) => {
    openPage(routes[name]());
    const [first, second] = document.body.children;
    expect(first).toHaveTextContent('Aller au contenu');
    const isSaid = /^Site de démonstration\u00a0:.+ sont des exemples$/.test(
      second?.textContent ?? '',
    );
    expect(isSaid).toBe(!siteIsConfirmed);
  },
);

test('the foot says where the clinic is, the contact section and the booking page its chat number', () => {
  const chatNumber = clinic.chatNumber.shown;
  if (clinic.street !== undefined)
    expect(openPage('/').getByRole('contentinfo')).toHaveTextContent(clinic.street);
  const contact = openPage('/').getByRole('region', { name: 'Contact' });
  expect(
    within(contact).getByRole('link', { name: `WhatsApp\u00a0: ${chatNumber} (nouvel onglet)` }),
  ).toHaveAttribute('href', waysTo(clinic, 'appointment')[0]?.href);
  const ways = openPage(routes.booking()).getByRole('region', { name: 'D’autres moyens' });
  expect(ways.textContent).toContain(chatNumber);
});

test('the home page contains all services, equipment and insurers', () => {
  const page = openPage('/');
  const section = (name: string) => page.getByRole('region', { name });
  const cards = within(section('Nos services'))
    .getAllByRole('article')
    .flatMap((card) => within(card).getAllByRole('link'));
  expect(textsOf(cards)).toEqual(services.map(({ title }) => title));
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(
    services.map(({ linkId }) => `/services/?id=${linkId}`),
  );
  const technical = section('Plateau Technique');
  expect(textsOf(within(technical).getAllByRole('heading', { level: 3 }))).toEqual(
    equipment.map(({ title }) => title),
  );
  expect(technical).toHaveTextContent('Nos Équipements Médicaux');
  for (const { title, images } of equipment) {
    const links = within(page.getByRole('group', { name: new RegExp(`^${title}\\s: images?$`) }));
    expect(links.getAllByRole('link')).toHaveLength(images.length);
  }
  const logos = page.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(logos).toEqual(expect.arrayContaining(insurers.map(({ nom }) => nom)));
  const count = (name: string, role: string) => {
    const shown = page.queryByRole('region', { name });
    return shown ? within(shown).getAllByRole(role).length : 0;
  };
  expect(count('Nos médecins', 'article')).toBe(doctors.slice(0, 4).length);
  expect(count('Ils sont venus nous voir', 'figure')).toBe(testimonials.length);
});

test('the services page contains every specialty, each with its doctors', () => {
  const page = openPage(routes.services());
  for (const { title, medecins, description } of specialties) {
    const panel = page.getByRole('region', { name: title });
    expect(panel.textContent).toContain(description);
    const names = within(panel)
      .queryAllByRole('article')
      .flatMap((card) => within(card).getAllByRole('heading'));
    expect(textsOf(names)).toEqual(medecins);
  }
});

test('the doctors page contains each doctor with slots, phone and chat', () => {
  const cards = openPage(routes.doctors()).getAllByRole('article');
  const said = cards.map((card) => {
    const facts = within(card);
    const chat = facts.getByRole('link', {
      name: /^Prendre RDV avec le Dr .*, par WhatsApp \(nouvel onglet\)$/,
    });
    return {
      name: facts.getByRole('heading').textContent,
      phone: facts.getByRole('link', { name: mainPhone }).getAttribute('href'),
      chat: ['href', 'target', 'rel'].map((attribute) => chat.getAttribute(attribute)),
    };
  });
  expect(said).toEqual(
    doctors.map(({ name }) => {
      const text = `Bonjour, je souhaite prendre rendez-vous avec le ${name}. Merci !`;
      const href = `https://wa.me/${clinic.chatNumber.number.slice(1)}?text=${encodeURIComponent(text)}`;
      return { name, phone: `tel:${clinic.phones[0].number}`, chat: [href, '_blank', 'noopener'] };
    }),
  );
  for (const [index, { consultation, specialty }] of doctors.entries()) {
    expect(cards[index]).toHaveTextContent(`Consultation : ${consultation.map(print).join(', ')}`);
    expect(cards[index]).toHaveTextContent(specialty);
  }
});

test('the hours page says the week, and what stays open at night', () => {
  const page = openPage(routes.hours());
  expect(page.getByText('Ouvert 24h/24, 7j/7')).toBeInTheDocument();
  const table = page.getByRole('table', { name: 'Horaires d’ouverture' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(openingHours.length);
  for (const [index, row] of openingHours.entries()) {
    expect(rows[index]).toHaveTextContent(dayRangeLabel(row));
    expect(rows[index]).toHaveTextContent(hoursLabel(row));
  }
  const tiles = within(
    page.getByRole('region', { name: 'Services disponibles 24h/24' }),
  ).getAllByRole('article');
  expect(tiles).toHaveLength(availableServices.length);
  for (const [index, { title, text }] of availableServices.entries()) {
    expect(tiles[index]).toHaveTextContent(title);
    expect(tiles[index]?.textContent).toContain(`${text}\u00a0: jour et nuit, sans interruption.`);
  }
});

test('the insurers page names them all', () => {
  const page = openPage(routes.insurers());
  const partners = page.getByRole('region', { name: 'Assurances et Mutuelles Acceptées' });
  expect(textsOf(within(partners).getAllByRole('listitem'))).toEqual(
    insurers.map((insurer) => nameInUse(insurer)),
  );
});
