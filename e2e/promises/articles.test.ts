import { within } from '@testing-library/dom';
import { articles as written } from '../../content/facts/articles';
import { clinic } from '../../content/facts/clinic';
import { situations } from '../../content/facts/emergencies';
import type { Article } from '../../content/model/articles/article';
import { dayInWords } from '../../content/model/calendar/print';
import { signsElsewhere, situationsNamed } from '../../content/model/emergencies/emergency';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';
import { named, pageAt } from '../support/exported-site';

const articles: readonly Article[] = written;
const origin = clinic.siteUrl;

const leadsTo = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('the home page leads to three articles, and to all of them', () => {
  const section = within(openPage('/').getByRole('region', { name: 'Conseils santé' }));
  expect(leadsTo(section.getAllByRole('link', { name: /^Lire l’article/ }))).toEqual(
    articles.slice(0, 3).map(({ slug }) => routes.article(slug)),
  );
  expect(section.getByRole('link', { name: 'Voir Tous les Articles' })).toHaveAttribute(
    'href',
    routes.articles(),
  );
});

test('the page of articles leads to each, newest first', () => {
  const main = within(openPage(routes.articles()).getByRole('main'));
  expect(leadsTo(main.getAllByRole('link', { name: /^Lire l’article/ }))).toEqual(
    articles.map(({ slug }) => routes.article(slug)),
  );
});

describe.each(articles)('« $title »', (article) => {
  const address = routes.article(article.slug);
  const main = () => openPage(address).getByRole('main');

  test('begins with the telephone, then its answer, then the urgent signs', () => {
    const page = within(main());
    const call = page.getAllByRole('link', { name: clinic.phones[0].shown })[0];
    expect(call).toHaveAttribute('href', `tel:${clinic.phones[0].number}`);
    const headings = page
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings[0]).toBe(article.sections[0]?.heading);
    const [situation] = situationsNamed(article.situations, situations);
    // A build for the public omits situations that no doctor has signed.
    if (situation) expect(headings[1]).toBe('Quand venir tout de suite');
    const shown = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(
      expect.arrayContaining([...(situation?.signs ?? [])].slice(0, signsElsewhere)),
    );
  });

  test('shows its date, its reviewer if any, and its sources', () => {
    const text = main().textContent;
    expect(text).toContain(`Publié le ${dayInWords(article.date)}`);
    expect(text.includes('Relu par')).toBe(article.reviewedBy !== undefined);
    const sources = within(main()).getByRole('region', { name: 'Sources' });
    for (const source of article.sources) expect(sources.textContent).toContain(source);
  });

  test('can be shared', () => {
    expect(within(main()).getByRole('button', { name: 'Partager' })).toHaveAttribute(
      'data-share',
      address,
    );
  });

  test('is known to search engines as an article on a page of health', () => {
    const things = named(pageAt(address).elements, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .flatMap(({ content }) => (JSON.parse(content) as { '@graph': object[] })['@graph']);
    const someone = expect.objectContaining({
      name: expect.stringMatching(/\S/) as string,
    }) as unknown;
    expect(things).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'MedicalWebPage', '@id': origin + address }),
        expect.objectContaining({
          '@type': 'Article',
          headline: article.title,
          author: someone,
          about: someone,
          datePublished: article.date,
          mainEntityOfPage: { '@id': origin + address },
          publisher: { '@id': `${origin}/#clinique` },
          citation: [...article.sources],
        }),
      ]),
    );
  });
});
