import { within } from '@testing-library/dom';
import { booking } from '../../content/data/booking';
import { clinic } from '../../content/data/clinic';
import { doctors } from '../../content/data/doctors';
import { practical } from '../../content/data/practical';
import { dayInWords } from '../../content/model/day';
import { speakers } from '../../content/model/languages';
import { displayPhone } from '../../content/model/phone';
import { shownBlocks } from '../../content/model/practical';
import { priceLabel } from '../../content/model/price';
import { routes } from '../../content/model/routes';
import { openPage } from './opened-page';
import { named, pageAt } from './site';

const blocks = shownBlocks(practical);
const open = () => openPage(routes.practical());
const regionOf = (name: keyof typeof practical) =>
  open().getByRole('region', { name: practical[name].heading });

test('the menu names each question that has an answer, what is urgent first', () => {
  const menu = open().getByRole('navigation', { name: 'Sur cette page' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    blocks.map(({ anchor, block }) => [block.label, `#${anchor}`]),
  );
  expect(links[0]).toHaveTextContent(practical.emergencies.label);
});

test.each(blocks)(
  '« $block.label » gives its answer first, and the day it was checked',
  ({ block }) => {
    const region = open().getByRole('region', { name: block.heading });
    const [first] = region.querySelectorAll('p');
    expect(first?.textContent).toBe(block.answer);
    expect(region.textContent).toContain(`Vérifié le ${dayInWords(block.checked)}`);
  },
);

test('emergencies give the telephone and the national number', () => {
  const calls = within(regionOf('emergencies'));
  const { nationalNumber } = booking.emergency;
  expect(calls.getByRole('link', { name: displayPhone(clinic.phones[0]) })).toHaveAttribute(
    'href',
    `tel:${clinic.phones[0]}`,
  );
  expect(calls.getByRole('link', { name: `Appeler le ${nationalNumber}` })).toHaveAttribute(
    'href',
    `tel:${nationalNumber}`,
  );
});

test('each price stands in a row, and its amount does not break', () => {
  const { consultations, others } = practical.prices;
  for (const { heading, rows } of [consultations, ...others]) {
    const table = within(regionOf('prices')).getByRole('table', { name: heading });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(rows.map(({ what }) => what));
    const amounts = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(amounts).toEqual(rows.map(priceLabel));
    for (const amount of amounts)
      expect(amount).toMatch(/^[\d\u00a0]+( à\u00a0[\d\u00a0]+)?\u00a0FCFA$/);
  }
});

test('the means of payment are listed', () => {
  const items = within(regionOf('payments')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([...practical.payments.methods]);
});

test('each language leads to the doctors who speak it', () => {
  const region = within(regionOf('languages'));
  for (const { language, doctors: names } of speakers(doctors)) {
    const row = region.getByRole('row', { name: new RegExp(`^${language}`, 'i') });
    const links = within(row).queryAllByRole('link');
    if (links.length === 0) expect(row).toHaveTextContent(`${names.length} médecins`);
    else
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        names.map((name) => [name, routes.doctor(name)]),
      );
  }
});

test('the foot of every page and the site map lead there', () => {
  for (const address of [routes.home(), routes.siteMap()]) {
    const page = openPage(address);
    const place =
      address === routes.home() ? page.getByRole('contentinfo') : page.getByRole('main');
    expect(within(place).getByRole('link', { name: 'Infos pratiques' })).toHaveAttribute(
      'href',
      routes.practical(),
    );
  }
});

test('search engines read them of the clinic', () => {
  const data = named(pageAt(routes.home()).elements, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ content }) => JSON.parse(content) as { '@graph': Record<string, unknown>[] })
    .flatMap((block) => block['@graph'])
    .find((thing) => thing['@type'] === 'MedicalClinic');
  expect(data).toMatchObject({
    priceRange: expect.stringMatching(/FCFA$/) as string,
    currenciesAccepted: 'XOF',
    paymentAccepted: practical.payments.methods.join(', '),
    hasMap: clinic.mapUrl,
    address: { streetAddress: practical.access.street },
    contactPoint: [
      { contactType: 'emergency', telephone: clinic.phones[0] },
      {
        availableLanguage: practical.languages.atFrontDesk.map((name) => ({
          '@type': 'Language',
          name,
        })),
      },
    ],
    knowsLanguage: speakers(doctors).map(({ language }) => ({ name: language })),
  });
});
