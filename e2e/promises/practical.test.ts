import { within } from '@testing-library/dom';
import { doctors } from '../../content/facts/doctors';
import { practical } from '../../content/facts/practical';
import { dayInWords } from '../../content/model/calendar/print';
import { speakers } from '../../content/model/doctors/languages';
import {
  shownBlocks,
  type Practical,
  type PracticalBlock,
} from '../../content/model/practical/practical';
import { priceLabel } from '../../content/model/practical/price';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';

// A block that is absent has no tests.
const facts: Practical = practical;
const { emergencies, prices, payments, languages } = facts;
const blocks = shownBlocks(facts);

const open = () => openPage(routes.practical());
const regionOf = ({ heading }: PracticalBlock) => open().getByRole('region', { name: heading });
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

if (blocks.length > 0) {
  test('the menu names each question that has an answer, in the order of the page', () => {
    const menu = open().getByRole('navigation', { name: 'Sur cette page' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      blocks.map(({ anchor, block }) => [block.label, `#${anchor}`]),
    );
    const regions = within(open().getByRole('main')).getAllByRole('region');
    expect(regions.map(({ id }) => id)).toEqual(blocks.map(({ anchor }) => anchor));
  });

  test.each(blocks)('« $block.label » gives its answer first', ({ block }) => {
    const [first] = regionOf(block).querySelectorAll('p');
    expect(first?.textContent).toBe(block.answer);
  });

  test('the page names who has verified its facts, and when, and nobody else', () => {
    const said = within(open().getByRole('main')).queryAllByText(/^Vérifié le/);
    const signed = Object.values(practical).flatMap(({ verifie }) =>
      verifie ? [`Vérifié le ${dayInWords(verifie.le)} par ${verifie.par}`] : [],
    );
    expect(new Set(said.map(({ textContent }) => textContent))).toEqual(new Set(signed));
  });

  test('the foot of every page and the site map lead there', () => {
    const foot = openPage(routes.home()).getByRole('contentinfo');
    const map = openPage(routes.siteMap()).getByRole('main');
    for (const place of [foot, map])
      expect(within(place).getByRole('link', { name: 'Infos pratiques' })).toHaveAttribute(
        'href',
        routes.practical(),
      );
  });
}

if (emergencies)
  test('emergencies lead to their page', () => {
    const links = within(regionOf(emergencies)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(routes.emergencies());
  });

if (prices)
  test('each price is in a row, and its amount does not break', () => {
    const page = within(regionOf(prices));
    for (const { heading, rows } of [prices.consultations, ...prices.others]) {
      const table = within(page.getByRole('table', { name: heading }));
      expect(textsOf(table.getAllByRole('rowheader'))).toEqual(rows.map(({ what }) => what));
      expect(textsOf(table.getAllByRole('cell'))).toEqual(rows.map(priceLabel));
    }
  });

if (payments)
  test('the means of payment are listed', () => {
    const items = within(regionOf(payments)).getAllByRole('listitem');
    expect(textsOf(items)).toEqual([...payments.methods]);
  });

if (languages)
  test('each language leads to the doctors who speak it', () => {
    const region = within(regionOf(languages));
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
