import { within } from '@testing-library/dom';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { english } from '../../content/facts/pages';
import { insurers } from '../../content/facts/insurers';
import { routes } from '../../content/model/clinic/routes';
import { nameInUse } from '../../content/model/insurers/insurer';
import { addresses, textAt } from '../support/exported-site';
import { openPage } from '../support/opened-page';

const path = routes.english();

test('the page in English has the facts of the clinic', () => {
  const main = openPage(path).getByRole('main');
  expect(main).toHaveAttribute('lang', 'en');
  for (const { number, shown } of clinic.phones)
    expect(
      within(main)
        .getAllByRole('link', { name: `Call ${shown}` })
        .map((link) => link.getAttribute('href')),
    ).toContain(`tel:${number}`);
  expect(main).toHaveTextContent(/Monday/);
  for (const { name, languages } of doctors)
    expect([name, within(main).queryByRole('link', { name: new RegExp(name) }) !== null]).toEqual([
      name,
      languages.includes('anglais'),
    ]);
  for (const insurer of insurers) expect(main).toHaveTextContent(nameInUse(insurer));
});

test('the request in English is written in English', () => {
  const main = openPage(path).getByRole('main');
  const chat = within(main).getByRole('link', { name: /WhatsApp/ });
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    english?.appointment.message,
  );
});

test.each(addresses)('the footer of %s links to the page in English', (address) => {
  const link = within(openPage(address).getByRole('contentinfo')).getByRole('link', {
    name: 'English',
  });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveAttribute('lang', 'en');
  expect(link).toHaveAttribute('hreflang', 'en');
});

test('the home page and the page in English name each other to search engines', () => {
  const entries = textAt('/sitemap.xml').split('<url>').slice(1);
  const origin = clinic.siteUrl;
  const both = entries.filter((entry) => entry.includes('hreflang'));
  expect(both.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual([
    `${origin}/`,
    `${origin}${path}`,
  ]);
  for (const entry of both) {
    expect(entry).toContain(`hreflang="fr" href="${origin}/"`);
    expect(entry).toContain(`hreflang="en" href="${origin}${path}"`);
  }
});
