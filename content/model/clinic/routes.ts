/** In-page anchors of the home page (docs/requirements.md § 2). */
export const homeAnchors = ['services', 'doctors', 'plateau', 'contact', 'rdv'] as const;

/** One of the home page’s anchors. */
export type HomeAnchor = (typeof homeAnchors)[number];

/** A name without its title, and without accents, which would make an address unreadable in a chat. */
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

/** Id of the section « semaine » on the page of opening hours. */
export const weekId = 'semaine';

/**
 * Every address of the site. Those of pages end in a slash, so that every static host serves them without a redirect.
 */
export const routes = {
  home: () => '/',
  homeAnchor: (anchor: HomeAnchor) => `/#${anchor}`,
  services: () => '/services/',
  /** With one specialty chosen (docs/requirements.md § 2). */
  service: (specialtyId: string) => `/services/?id=${encodeURIComponent(specialtyId)}`,
  specialty: (slug: string) => `/services/${slug}/`,
  doctors: () => '/medecins/',
  doctor: (name: string) => `/medecins/${slugOfDoctor(name)}/`,
  /** Filtered to one doctor. */
  doctorInList: (name: string) =>
    `/medecins/?${new URLSearchParams({ q: plainName(name) }).toString()}`,
  hours: () => '/horaire/',
  week: () => `/horaire/#${weekId}`,
  about: () => '/about/',
  emergencies: () => '/urgences/',
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
  /** A plain text, written by the build. */
  licences: () => '/licences.txt',
  /** `SpecialtyWords`, fetched by the search of specialties. */
  specialtyWords: () => '/specialites.json',
  /** The clinic as a vCard. */
  card: () => '/clinique.vcf',
  /** Shown offline instead of a page that was not kept; no link leads there. */
  offline: () => '/hors-ligne/',
} as const;

/** All possible pages, in the order of the site map; `sitePages` contains those that the site has. */
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

/**
 * Pages that the service worker keeps from the first visit. Booking is left out, since the home page shows the ways to
 * book.
 */
export const keptRoutes = [
  'home',
  'emergencies',
  'practical',
  'doctors',
  'hours',
  'services',
  'insurers',
] as const satisfies readonly PageName[];
