import { within } from '@testing-library/dom';
import { doctors } from '../../content/facts/doctors';
import { situations, urgent } from '../../content/facts/emergencies';
import { situationsNamed } from '../../content/model/emergencies/emergency';
import { answersOf, linksBefore } from '../../content/facts/site';
import { priceLabel } from '../../content/model/practical/price';
import { routes } from '../../content/model/clinic/routes';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { openPage } from '../support/opened-page';

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe.each(pagesOfSpecialties)('« $specialty.title »', ({ specialty, slug }) => {
  const address = routes.specialty(slug);
  const main = () => within(openPage(address).getByRole('main'));

  test('gives its own prices, and answers what leads to it', () => {
    const page = main();
    const answers = answersOf(specialty.id, address);
    const rows = answers.flatMap(({ prices }) => prices.flatMap((table) => table.rows));
    expect(textsOf(page.queryAllByRole('rowheader'))).toEqual(rows.map(({ what }) => what));
    expect(textsOf(page.queryAllByRole('cell'))).toEqual(rows.map(priceLabel));
    for (const { heading, href, answer = '', facts } of answers) {
      const question = page.getByRole('link', { name: heading });
      expect(question).toHaveAttribute('href', href);
      const said = question.closest('section')?.textContent;
      for (const words of [answer, ...facts.map(({ text }) => text)]) expect(said).toContain(words);
    }
  });

  test('leads from below its title to its signs, if it shows any', () => {
    const page = main();
    const link = page.queryByRole('link', { name: urgent.heading });
    if (situationsNamed(specialty.situations, situations).length === 0) expect(link).toBeNull();
    else {
      expect(link).toHaveAttribute('href', '#signes');
      const heading = page.getByRole('heading', { name: urgent.heading });
      expect(document.querySelector('#signes')).toContainElement(heading);
    }
  });
});

test.each(doctors)('$name’s page has the urgent line, the price and the way', (doctor) => {
  const page = within(openPage(routes.doctor(doctor.name)).getByRole('main'));
  expect(page.getByRole('link', { name: 'Que faire' })).toHaveAttribute(
    'href',
    routes.emergencies(),
  );
  for (const { label, href } of linksBefore(doctor))
    expect(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
});
