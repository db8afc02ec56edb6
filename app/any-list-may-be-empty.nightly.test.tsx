/** @jest-environment node */
import { doctors } from '@/content/facts/doctors';
import { routes } from '@/content/model/clinic/routes';
import type { Specialty } from '@/content/model/specialties/specialty';
import { parsePage } from '@/light/step/tree';
import { importPages } from './_test/import-pages';

interface Case {
  count: 0 | 1;
  /** Texts that must disappear, keyed by the shortened list. */
  gone: Record<string, readonly string[]>;
  said: Record<string, readonly string[]>;
}

const cases: readonly Case[] = [
  {
    count: 0,
    gone: {
      testimonials: ['Ils sont venus nous voir', 'Témoignages donnés'],
      insurers: ['Voir tous les Assurances', '>Mon assurance<', routes.insurers()],
      equipment: ['Plateau Technique', '/#plateau', 'Le matériel'],
      management: ['L’équipe de direction', 'Le mot du directeur'],
      practitioners: ['La démonstration de rendez-vous'],
      practical: [routes.practical(), 'Infos pratiques'],
      articles: [routes.articles(), 'Conseils santé'],
      claims: ['>fêtes aussi<'],
    },
    said: {},
  },
  {
    count: 1,
    gone: {
      testimonials: ['Ils sont venus nous voir', 'Témoignages donnés'],
      insurers: [
        'Voir tous les Assurances',
        'Mettre en pause le défilement',
        'Chercher mon assurance',
      ],
      equipment: ['Nos Équipements Médicaux'],
      management: ['L’équipe de direction'],
      practitioners: [],
      practical: ['Sur cette page'],
      articles: ['Voir Tous les Articles', 'À lire aussi'],
      claims: ['>fêtes aussi<'],
    },
    said: {
      testimonials: ['Témoignage donné en exemple.'],
      insurers: ['Assurance acceptée', routes.insurers()],
      equipment: ['/#plateau'],
      management: ['Le mot du directeur'],
      practitioners: ['La démonstration de rendez-vous'],
      practical: [routes.practical()],
      articles: [routes.articles(), 'Lire l’article'],
    },
  },
];

type Content = Record<string, unknown>;

const modules: Record<string, string> = {
  articles: 'content/facts/articles.ts',
  claims: 'content/facts/claims.ts',
  doctors: 'content/facts/doctors.ts',
  equipment: 'content/facts/equipment.ts',
  insurers: 'content/facts/insurers.ts',
  management: 'content/facts/management.ts',
  practical: 'content/facts/practical.ts',
  practitioners: 'content/facts/practitioners.ts',
  specialties: 'content/facts/specialties.ts',
  testimonials: 'content/facts/testimonials.ts',
};

const moduleOf = (list: string) => `@/${modules[list] ?? ''}`;

/** Skips lists with fewer than three entries: such a clinic shows fewer of these texts. */
const wordsOfLong = (words: Case['said']) =>
  Object.entries(words).flatMap(([list, said]) => {
    const { [list]: entries = {} }: Content = jest.requireActual(moduleOf(list));
    return Object.keys(entries as Content).length < 3 ? [] : said;
  });

function cut(name: string, count: number): Content {
  const whole: Content = jest.requireActual(moduleOf(name));
  const list = whole[name];
  const shorter = Array.isArray(list)
    ? list.slice(0, count)
    : Object.fromEntries(Object.entries(list as Content).slice(0, count));
  return { ...whole, [name]: shorter };
}

/** General medicine has several doctors. */
function withDoctors(count: number): Content {
  const { specialties } = jest.requireActual<{ specialties: readonly Specialty[] }>(
    moduleOf('specialties'),
  );
  return {
    specialties: specialties.map((specialty) =>
      specialty.id === 'MedecineGenerale'
        ? { ...specialty, medecins: specialty.medecins.slice(0, count) }
        : specialty,
    ),
  };
}

interface BuiltPage {
  address: string;
  html: string;
  elements: readonly Element[];
}

/** `listed` are the addresses in the sitemap; `previews` have their pictures’ `base`. */
interface Build {
  listed: readonly string[];
  previews: ReadonlyMap<string, readonly string[]>;
  pages: readonly BuiltPage[];
}

/** Pages of one kind share a template: a few are enough. */
const builtOfMany = [
  routes.services(),
  ...['medecine-generale', 'pediatrie', 'gynecologie'].map(routes.specialty),
  routes.doctors(),
  ...doctors.slice(0, 2).map(({ name }) => routes.doctor(name)),
];

/** Also renders the footer that the layout adds. */
async function build(content: Content): Promise<Build> {
  jest.resetModules();
  // Only data is mocked, as if the clinic had removed entries.
  for (const [list, shorter] of Object.entries(content)) jest.doMock(moduleOf(list), () => shorter);
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { SiteFooter } = await import('@/components/site/footer/SiteFooter');
  const { clinic } = await import('@/content/facts/clinic');
  const { hoursLines } = await import('@/content/facts/opening-hours');
  const { sitePages } = await import('@/content/facts/site');
  const { default: sitemap } = await import('./sitemap');
  const { pagePreviews } = await import('@/scripts/assets/previews/pages');
  const { pictureOf } = await import('@/content/model/pictures/picture');
  const pageAt = await importPages();
  const listed = sitemap().map(({ url }) => new URL(url).pathname);
  const isBuilt = (address: string) =>
    ![routes.services(), routes.doctors()].some((many) => address.startsWith(many)) ||
    builtOfMany.includes(address);
  const foot = (
    <SiteFooter
      clinic={{ ...clinic, street: undefined }}
      hours={hoursLines}
      pages={sitePages}
      builtOn="2026-11-01"
    />
  );
  const pages = [...listed.filter(isBuilt), routes.offline()].map(async (address) => {
    const html = renderToStaticMarkup(await pageAt(address)) + renderToStaticMarkup(foot);
    return { address, html, elements: [...parsePage(html).querySelectorAll('*')] };
  });
  const previews = new Map(
    pagePreviews.map(({ path, pictures }) => [
      path,
      pictures.map((file) => pictureOf(file).files?.base ?? file),
    ]),
  );
  return { listed, previews, pages: await Promise.all(pages) };
}

const holders = ['section', 'nav', 'ul', 'ol', 'dl', 'tbody'];

/** Headings do not count. */
const showsSomething = (node: Node): boolean =>
  'localName' in node
    ? node.nodeName === 'IMG' ||
      (!/^H[1-6]$/.test(node.nodeName) && [...node.childNodes].some(showsSomething))
    : node.textContent?.trim() !== '';

function faultsOf({ listed, previews, pages }: Build): string[] {
  const ids = new Map(
    pages.map(({ address, elements }) => [address, new Set(elements.map(({ id }) => id))]),
  );
  const isDead = ({ pathname, hash }: URL, from: string) =>
    pathname.endsWith('/') &&
    // The offline page is not in the sitemap.
    ((!listed.includes(pathname) && pathname !== from) ||
      (hash !== '' && ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) === false));
  return pages.flatMap(({ address, html, elements }) => {
    const dead = elements
      .filter(({ localName }) => localName === 'a')
      .map((link) => link.getAttribute('href') ?? '')
      // An empty `href` reloads the page (« Réessayer »).
      .filter((href) => href !== '')
      .map((href) => new URL(href, `http://site${address}`))
      .filter((url) => url.hostname === 'site' && isDead(url, address))
      .map(({ pathname, hash }) => `${address} leads to ${pathname}${hash}`);
    const empty = elements
      .filter((element) => holders.includes(element.localName) && !showsSomething(element))
      .map(({ localName, id }) => `${address} has an empty ${localName} ${id}`);
    const foreign = (previews.get(address) ?? [])
      .filter((base) => !html.includes(base))
      .map((base) => `${address} does not show ${base}`);
    return [...dead, ...empty, ...foreign];
  });
}

async function wholeSite(content: Content = {}): Promise<string> {
  const built = await build(content);
  expect(faultsOf(built)).toEqual([]);
  expect([...built.previews.keys()]).toEqual(built.listed);
  return built.pages.map(({ html }) => html).join('\n');
}

test('the full content shows everything that disappears below', async () => {
  const everything = await wholeSite();
  const wanted = cases.flatMap(({ gone }) => wordsOfLong(gone));
  expect(wanted.filter((words) => !everything.includes(words))).toEqual([]);
});

test('where nobody is named, a specialty is asked for by a half day', async () => {
  const everything = await wholeSite({ doctors: { doctors: [] } });
  const gone = [routes.doctors(), routes.homeAnchor('doctors'), routes.week(), 'Par nom'];
  expect(gone.filter((words) => everything.includes(words))).toEqual([]);
  const { wished } = await import('@/content/facts/offer');
  expect(everything).toContain(wished);
  expect(everything).toContain(routes.bookReason('grossesse').replaceAll('&', '&amp;'));
});

test.each(cases)('all lists cut to $count entries', async ({ count, gone, said }) => {
  const everything = await wholeSite({
    ...Object.fromEntries(Object.keys(gone).map((list) => [list, cut(list, count)])),
    specialties: withDoctors(count),
  });
  const notGone = Object.values(gone).flat();
  expect(notGone.filter((words) => everything.includes(words))).toEqual([]);
  expect(wordsOfLong(said).filter((words) => !everything.includes(words))).toEqual([]);

  const { default: Page } = await import('./services/[slug]/page');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const params = Promise.resolve({ slug: 'medecine-generale' });
  const html = renderToStaticMarkup(await Page({ params }));
  expect(html.match(/>Les? médecins?<\/h2>/g) ?? []).toEqual(
    count === 0 || doctors.length === 0 ? [] : ['>Le médecin</h2>'],
  );
  expect(html.includes('Consultations\u00a0:')).toBe(count > 0 && doctors.length > 0);
});
