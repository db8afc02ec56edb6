/** In-page anchors of the home page (docs/requirements.md § 2). */
export const homeAnchors = ['services', 'doctors', 'plateau', 'contact', 'rdv'] as const;

/** One of the home page’s anchors. */
export type HomeAnchor = (typeof homeAnchors)[number];

/** A doctor's name without title and accents, which would make an address unreadable in a chat. */
function plainName(name: string): string {
  return name
    .replace(/^[DP]r /, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** A doctor's name in an address: « awa-traore ». */
export function slugOfDoctor(name: string): string {
  return plainName(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Id of the week on the page of hours. */
export const weekId = 'semaine';

/**
 * Every address of the site, as functions: a link is typed once.
 * With a final slash, which every static host serves without a redirect.
 */
export const routes = {
  home: () => '/',
  homeAnchor: (anchor: HomeAnchor) => `/#${anchor}`,
  services: () => '/services/',
  /** The services page with one specialty chosen (docs/requirements.md § 2). */
  service: (specialtyId: string) => `/services/?id=${encodeURIComponent(specialtyId)}`,
  specialty: (slug: string) => `/services/${slug}/`,
  doctors: () => '/medecins/',
  doctor: (name: string) => `/medecins/${slugOfDoctor(name)}/`,
  /** The doctors' page with one doctor on it. */
  doctorInList: (name: string) =>
    `/medecins/?${new URLSearchParams({ q: plainName(name) }).toString()}`,
  hours: () => '/horaire/',
  week: () => `/horaire/#${weekId}`,
  about: () => '/about/',
  emergencies: () => '/urgences/',
  /** A situation on the page of emergencies, by its id. */
  situation: (id: string) => `/urgences/#${id}`,
  practical: () => '/infos-pratiques/',
  insurers: () => '/assurances/',
  search: () => '/recherche/',
  booking: () => '/prendre-rdv/',
  articles: () => '/conseils/',
  article: (slug: string) => `/conseils/${slug}/`,
  privacy: () => '/confidentialite/',
  legal: () => '/mentions-legales/',
  siteMap: () => '/plan-du-site/',
  /** A plain text, made by the build. */
  licences: () => '/licences.txt',
  /** Lay words of every specialty (`SpecialtyWords`), fetched by the search. */
  specialtyWords: () => '/specialites.json',
  /** The clinic as a telephone's address book takes it (vCard). */
  card: () => '/clinique.vcf',
  /** Shown offline instead of a page that was not kept; no link leads there. */
  offline: () => '/hors-ligne/',
} as const;

/** The pages that the site may have, in the order of the site map; `sitePages` of `content/data/site.ts` are those it has. */
export const pageRoutes = [
  'home',
  'services',
  'doctors',
  'hours',
  'emergencies',
  'practical',
  'about',
  'insurers',
  'booking',
  'articles',
  'search',
  'privacy',
  'legal',
  'siteMap',
] as const satisfies readonly (keyof typeof routes)[];

/** A page, by the name of its address in `routes`. */
export type PageName = (typeof pageRoutes)[number];

/** The pages that a phone keeps from its first visit. The ways to book are on the home page, the hours on all. */
export const keptRoutes = [
  'home',
  'emergencies',
  'practical',
  'doctors',
  'services',
  'insurers',
] as const satisfies readonly PageName[];
