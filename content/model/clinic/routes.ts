import { withoutTitle } from '../doctors/naming';
import { plainLetters } from '../search/words';

/** docs/requirements.md § 2 */
export const homeAnchors = ['services', 'doctors', 'plateau', 'contact', 'rdv'] as const;

export type HomeAnchor = (typeof homeAnchors)[number];

/** Accents make an address unreadable in a chat. */
const plainName = (name: string) => plainLetters(withoutTitle(name));

/** Returns « echographie-de-la-grossesse ». */
export const slugFrom = (words: string): string =>
  plainLetters(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns « awa-traore ». */
export const slugOfDoctor = (name: string): string => slugFrom(plainName(name));

export const weekId = 'semaine';

/** At the contact form. */
export const complaintId = 'reclamation';

/** With a final slash, every static host serves a page without a redirect. */
export const routes = {
  home: () => '/',
  homeAnchor: (anchor: HomeAnchor) => `/#${anchor}`,
  complaint: () => `/#${complaintId}`,
  services: () => '/services/',
  /** docs/requirements.md § 2 */
  service: (specialtyId: string) => `/services/?id=${encodeURIComponent(specialtyId)}`,
  specialty: (slug: string) => `/services/${slug}/`,
  doctors: () => '/medecins/',
  doctor: (name: string) => `/medecins/${slugOfDoctor(name)}/`,
  doctorInList: (name: string) =>
    `/medecins/?${new URLSearchParams({ q: plainName(name) }).toString()}`,
  hours: () => '/horaire/',
  week: () => `/horaire/#${weekId}`,
  about: () => '/about/',
  emergencies: () => '/urgences/',
  writeEmergency: () => '/urgences/#ecrire',
  situation: (id: string) => `/urgences/#${id}`,
  practical: () => '/infos-pratiques/',
  insurers: () => '/assurances/',
  search: () => '/recherche/',
  booking: () => '/prendre-rdv/',
  haveAppointment: () => '/mon-rendez-vous/',
  /** Read by `choiceIn`; without scripts, the anchor leads to the list. */
  bookReason: (reason: string) => `/prendre-rdv/?motif=${reason}#${reason}`,
  bookDoctor: (name: string, reason: string) =>
    `/prendre-rdv/?medecin=${slugOfDoctor(name)}#${reason}`,
  /** The sample wizard; no page of the site leads there. */
  demonstration: () => '/prendre-rdv/demonstration/',
  articles: () => '/conseils/',
  article: (slug: string) => `/conseils/${slug}/`,
  english: () => '/en/',
  privacy: () => '/confidentialite/',
  legal: () => '/mentions-legales/',
  siteMap: () => '/plan-du-site/',
  licences: () => '/licences.txt',
  card: () => '/clinique.vcf',
  /** Shown offline; no link leads there. */
  offline: () => '/hors-ligne/',
} as const;

/** In the order of the site map. A site may lack some: `sitePages`. */
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
  'haveAppointment',
  'articles',
  'search',
  'english',
  'privacy',
  'legal',
  'siteMap',
] as const satisfies readonly (keyof typeof routes)[];

export type PageName = (typeof pageRoutes)[number];

/** Kept by the service worker from the first visit. */
export const keptRoutes = [
  'home',
  'emergencies',
  'practical',
  'doctors',
  'hours',
  'services',
] as const satisfies readonly PageName[];

/** Returns one placeholder for an empty list, which Next refuses; `removeEmptyPages` deletes its page. */
export const slugsOf = (pages: readonly { slug: string }[]): { slug: string }[] =>
  pages.length > 0 ? pages.map(({ slug }) => ({ slug })) : [{ slug: 'aucun' }];
