import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { APIRequestContext } from 'playwright/test';
import { clinic } from '../content/data/clinic';
import { services } from '../content/data/services';
import { specialties } from '../content/data/specialties';
import { displayPhone } from '../content/model/phone';
import { pageRoutes, routes } from '../content/model/routes';
import { siteOrigin } from '../content/model/site-address';
import { specialtyPages } from '../content/model/specialty-pages';
import { elementsOf, type HtmlElement } from '../scripts/export/html';
import { expect, test } from './visitor';

const origin = siteOrigin(clinic.siteUrl);

const paths = [
  ...pageRoutes.map((name) => routes[name]()),
  ...specialtyPages(specialties, services, clinic).map(({ slug }) => routes.specialty(slug)),
];

/** What a robot reads of a page: its HTML, without running anything. */
interface Reading {
  readonly path: string;
  readonly title: string;
  readonly headings: string[];
  readonly meta: Record<string, string>;
  readonly canonical: string | null;
  readonly data: string[];
  readonly links: string[];
  readonly ids: string[];
}

let site: Reading[] = [];

/** The words of a piece of HTML. */
function textOf(html: string): string {
  const words = (node: DefaultTreeAdapterTypes.ChildNode): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(words).join('') : '';
  return parseFragment(html).childNodes.map(words).join('');
}

/** A page as a chat's robot asks for it: compressed with gzip, and read no further than 300 000 bytes. */
async function read(path: string, request: APIRequestContext): Promise<Reading> {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding'], path).toBe('gzip');
  const bytes = await answer.body();
  const beginning = elementsOf(bytes.subarray(0, 300_000).toString());
  const whole = elementsOf(bytes.toString());
  const named = (elements: HtmlElement[], name: string) =>
    elements.filter((element) => element.name === name);
  return {
    path,
    title: textOf(named(beginning, 'title')[0]?.content ?? ''),
    meta: Object.fromEntries(
      named(beginning, 'meta').map(({ attributes: { property, name = '', content = '' } }) => [
        property ?? name,
        content,
      ]),
    ),
    canonical:
      named(beginning, 'link').find(({ attributes }) => attributes.rel === 'canonical')?.attributes
        .href ?? null,
    headings: named(whole, 'h1').map(({ content }) => textOf(content)),
    data: named(whole, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ content }) => content),
    links: named(whole, 'a').flatMap(({ attributes }) => attributes.href ?? []),
    ids: whole.flatMap(({ attributes }) => attributes.id ?? []),
  };
}

test.beforeEach(async ({ request }) => {
  // Once is enough for the tests that share a process.
  if (site.length === 0) site = await Promise.all(paths.map((path) => read(path, request)));
});

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('each page has one heading, and a title and a summary of its own that fit', () => {
  const unfit = site.filter(
    ({ headings, title, meta: { description = '' } }) =>
      headings.length !== 1 ||
      title.length > 60 ||
      description.length < 70 ||
      description.length > 160,
  );
  expect(unfit.map(({ path, title, meta }) => [path, title, meta.description])).toEqual([]);
  expect(repeated(site.map(({ title }) => title))).toEqual([]);
  expect(repeated(site.map(({ meta }) => meta.description ?? ''))).toEqual([]);
});

test('each page tells its own address', () => {
  expect(site.map(({ canonical }) => canonical)).toEqual(paths.map((path) => origin + path));
});

test('a chat shows the title, the summary and a light picture of each page', async ({ page }) => {
  for (const { path, title, meta } of site) {
    expect(meta, path).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': origin + path,
      'og:locale': 'fr_FR',
      'og:type': 'website',
      'og:site_name': clinic.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt'], path).not.toBe('');
    const picture = await page.request.get((meta['og:image'] ?? '').replace(origin, ''));
    expect(picture.headers()['content-type'], meta['og:image']).toBe('image/jpeg');
    expect((await picture.body()).length, meta['og:image']).toBeLessThanOrEqual(100_000);
  }
});

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const thingsOf = ({ data }: Reading): Thing[] =>
  data.flatMap((json) => (JSON.parse(json) as { '@graph': Thing[] })['@graph']);

test('search engines read of one clinic, its doctors and where each page stands', () => {
  const home = site.find(({ path }) => path === '/');
  const clinics = home ? thingsOf(home).filter((thing) => thing['@type'] === 'MedicalClinic') : [];
  expect(clinics).toHaveLength(1);
  expect(clinics[0]).toMatchObject({
    '@id': `${origin}/#clinique`,
    telephone: clinic.phones,
    address: { addressCountry: 'ML' },
    geo: { latitude: clinic.geo.latitude },
  });
  expect(clinics[0]?.openingHoursSpecification).toHaveLength(7);
  for (const page of site.filter(({ path }) => path !== '/')) {
    const types = thingsOf(page).map((thing) => thing['@type']);
    expect(types, page.path).toContain('BreadcrumbList');
    expect(types, page.path).not.toContain('MedicalClinic');
  }
  const types = site.flatMap(thingsOf).map((thing) => thing['@type']);
  for (const type of ['WebSite', 'AboutPage', 'ContactPage', 'Person'])
    expect(types).toContain(type);
  // Search engines refuse a clinic's own praise.
  expect(JSON.stringify(site.map(({ data }) => data))).not.toMatch(/Review|Rating|FAQPage/);
});

test('every link and every anchor leads somewhere', async ({ page }) => {
  const ids = new Map(site.map(({ path, ids: own }) => [path, new Set(own)]));
  const targets = site.flatMap(({ path, links }) =>
    links
      .map((link) => new URL(link, `http://site${path}`))
      .filter(({ hostname }) => hostname === 'site')
      .map(({ pathname, hash }) => ({ from: path, pathname, hash })),
  );
  const dead = targets.filter(
    ({ pathname, hash }) =>
      hash !== '' && ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) !== true,
  );
  expect(dead).toEqual([]);
  const files = [...new Set(targets.map(({ pathname }) => pathname))].filter(
    (path) => !ids.has(path),
  );
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);
});

test('every page is at most three links away from the home page', () => {
  const linksOf = (path: string) => site.find((page) => page.path === path)?.links ?? [];
  let reached = new Set(['/']);
  for (let click = 0; click < 3; click += 1) {
    const next = [...reached].flatMap((path) =>
      linksOf(path).map((link) => new URL(link, 'http://site/').pathname),
    );
    reached = new Set([...reached, ...next]);
  }
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
});

test('the site map of robots is complete, and says nothing false', async ({ page }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toEqual(paths.map((path) => origin + path));
  expect(xml).not.toContain('lastmod');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

for (const [name, path] of [
  ['a wrong address', '/nulle-part/'],
  ['no connection', routes.offline()],
] as const)
  test(`search engines leave out the page of ${name}, and no link leads there`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(site.flatMap(({ links }) => links)).not.toContain(path);
  });

test('a phone can keep the site among its applications', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    name: string;
    lang: string;
    icons: { src: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({
    id: '/',
    name: clinic.name,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Appeler', 'Prendre RDV']);
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    const way = page.locator(new URL(url, origin).hash || 'main');
    await expect(
      way.getByRole('link', { name: displayPhone(clinic.phones[0]) }).first(),
      name,
    ).toBeInViewport();
  }
});
