/** @jest-environment node */
import sharp from 'sharp';

import { hours as ownHours } from '../../content/facts/opening-hours';
import { previewSize } from '../../content/model/pages/page-metadata';
import { routes } from '../../content/model/clinic/routes';
import {
  addresses,
  bytesAt,
  elementsOf,
  isExported,
  named,
  pageAt,
  textAt,
  textOf,
} from '../support/exported-site';
import { clinic } from '../support/sample';

const origin = clinic.siteUrl;

/** What robots read of a page, without scripts. */
interface Reading {
  address: string;
  title: string;
  headings: string[];
  meta: Record<string, string>;
  canonical: string | undefined;
  data: string[];
  links: string[];
  ids: string[];
}

/** In bytes. Chats read the title and the metadata only at the beginning of a page. */
const mostRead = 300_000;

function read(address: string): Reading {
  const { elements } = pageAt(address);
  const bytes = bytesAt(address);
  const beginning =
    bytes.length > mostRead ? elementsOf(bytes.subarray(0, mostRead).toString()) : elements;
  return {
    address,
    title: textOf(named(beginning, 'title')[0]?.content ?? ''),
    meta: Object.fromEntries(
      named(beginning, 'meta').map(({ attributes: { property, name = '', content = '' } }) => [
        property ?? name,
        content,
      ]),
    ),
    canonical: named(beginning, 'link').find(({ attributes }) => attributes.rel === 'canonical')
      ?.attributes.href,
    headings: named(elements, 'h1').map(({ content }) => textOf(content)),
    data: named(elements, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ content }) => content),
    links: named(elements, 'a').flatMap(({ attributes }) => attributes.href ?? []),
    ids: elements.flatMap(({ attributes }) => attributes.id ?? []),
  };
}

const site = addresses.map(read);

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('each page has both schemes of colours, for what the browser draws itself', () => {
  const plain = site.filter(({ meta }) => meta['color-scheme'] !== 'light dark');
  expect(plain.map(({ address }) => address)).toEqual([]);
});

test('each page has one heading, and a title and a summary of its own that fit', () => {
  const unfit = site.filter(
    ({ headings, title, meta: { description = '' } }) =>
      headings.length !== 1 ||
      !title.includes(clinic.shortName) ||
      title.length > 60 ||
      description.length < 70 ||
      description.length > 160,
  );
  expect(unfit.map(({ address, title, meta }) => [address, title, meta.description])).toEqual([]);
  expect(repeated(site.map(({ title }) => title))).toEqual([]);
  expect(repeated(site.map(({ meta }) => meta.description ?? ''))).toEqual([]);
});

test('each page tells its own address', () => {
  expect(site.map(({ canonical }) => canonical)).toEqual(
    addresses.map((address) => origin + address),
  );
});

test.each(site)(
  'a chat shows the title, the summary and a light picture of $address',
  async (page) => {
    const { address, title, meta } = page;
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': origin + address,
      'og:locale': address === routes.english() ? 'en_GB' : 'fr_FR',
      'og:type': 'website',
      'og:site_name': clinic.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt']).toMatch(/\S/);
    const picture = meta['og:image'] ?? '';
    expect(picture).toMatch(/\.jpg$/);
    const bytes = bytesAt(picture.replace(origin, ''));
    const { exif, xmp, iptc, icc, ...made } = await sharp(bytes).metadata();
    expect(made).toMatchObject({ format: 'jpeg', ...previewSize, isProgressive: true });
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(bytes.length).toBeLessThanOrEqual(100_000);
  },
);

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const thingsOf = ({ data }: Reading): Thing[] =>
  data.flatMap((json) => (JSON.parse(json) as { '@graph': Thing[] })['@graph']);

type Node = Record<string, unknown>;

/** Returns every object in a value, and first the value itself if it is an object. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

const typesOf = (page: Reading) => thingsOf(page).map((thing) => thing['@type']);

describe('search engines', () => {
  test('read of one clinic on the home page', () => {
    const home = site.filter(({ address }) => address === '/');
    const clinics = home.flatMap(thingsOf).filter((thing) => thing['@type'] === 'MedicalClinic');
    expect(clinics).toHaveLength(1);
    expect(clinics[0]).toMatchObject({
      '@id': `${origin}/#clinique`,
      telephone: clinic.phones.map(({ number }) => number),
      address: { addressCountry: 'ML' },
      geo: { latitude: clinic.geo.latitude },
    });
    const hours = clinics[0]?.openingHoursSpecification as { dayOfWeek: string[] }[];
    expect(hours.map(({ dayOfWeek }) => dayOfWeek.length)).toEqual(
      ownHours.clinic.rules.map(({ days }) => days.length),
    );
  });

  test('read where each other page is, and of its doctors', () => {
    const others = site.filter(({ address }) => address !== '/');
    for (const page of others) {
      expect([page.address, ...typesOf(page)]).toContain('BreadcrumbList');
    }
    expect(site.flatMap(typesOf)).toEqual(
      expect.arrayContaining(['WebSite', 'AboutPage', 'ContactPage', 'Person']),
    );
  });

  test('find no praise of the clinic by itself, which they refuse, and no doctor as an office', () => {
    const data = JSON.stringify(site.map((page) => page.data));
    expect(data).not.toMatch(/Review|Rating|FAQPage|"Physician/);
  });

  test('find on each page all that it refers to', () => {
    for (const page of site) {
      const nodes = thingsOf(page).flatMap(nodesOf);
      const isDefinition = (node: Node) => '@id' in node && '@type' in node;
      const defined = new Set(nodes.filter(isDefinition).map((node) => node['@id']));
      const dangling = nodes.flatMap((node) => node['@id'] ?? []).filter((id) => !defined.has(id));
      expect([page.address, ...dangling]).toEqual([page.address]);
    }
  });
});

/** Pages to which no link leads. */
const unlinked = ['/404.html', routes.offline(), routes.demonstration()];

const everyPage = [...site, ...unlinked.map(read)];
const ids = new Map(everyPage.map(({ address, ids: own }) => [address, new Set(own)]));
const targets = everyPage.flatMap(({ address, links }) =>
  links
    .map((link) => new URL(link, `http://site${address}`))
    .filter(({ hostname }) => hostname === 'site')
    .map(({ pathname, hash }) => ({ from: address, pathname, hash })),
);

test('every link leads to a page or a file', () => {
  expect(targets.filter(({ pathname }) => !isExported(pathname))).toEqual([]);
});

test('every anchor leads to a place', () => {
  const dead = targets.filter(
    ({ pathname, hash }) =>
      hash !== '' && ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) !== true,
  );
  expect(dead).toEqual([]);
});

test('the site map of robots is complete, and says nothing false', () => {
  const xml = textAt('/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toEqual(addresses.map((address) => origin + address));
  expect(xml).not.toContain('lastmod');
  expect(textAt('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.each(unlinked)('search engines leave out %s, and no link leads there', (address) => {
  expect(textAt(address)).toMatch(/<meta name="robots" content="noindex"/);
  const others = targets.filter(({ from }) => from !== address);
  expect(others.map(({ pathname }) => pathname)).not.toContain(address);
});

test('a phone can keep the site among its applications', () => {
  const links = named(pageAt('/').elements, 'link');
  const href = links.find(({ attributes }) => attributes.rel === 'manifest')?.attributes.href;
  const manifest = JSON.parse(textAt(href ?? '')) as {
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
  expect(manifest.icons.filter(({ src }) => !isExported(src))).toEqual([]);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Appeler', 'Prendre rendez-vous']);
});

test('the staff’s editor exists only if the build names a repository, and no page links to it', () => {
  expect(isExported('/admin/')).toBe(Boolean(process.env.EDITOR_REPOSITORY));
  expect(targets.filter(({ pathname }) => pathname.startsWith('/admin'))).toEqual([]);
});
