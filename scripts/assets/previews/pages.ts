import { articles } from '../../../content/model/articles/data';
import { clinic } from '../../../content/model/clinic/data';
import { doctors } from '../../../content/model/doctors/data';
import { insurers } from '../../../content/model/insurers/data';
import { openingHours } from '../../../content/model/opening-hours/data';
import { pages } from '../../../content/model/pages/data';
import { services } from '../../../content/model/services/data';
import { sitePages } from '../../../content/model/pages/site-data';
import { specialties } from '../../../content/model/specialties/data';
import { routes, type PageName } from '../../../content/model/clinic/routes';
import { hoursLabel } from '../../../content/model/opening-hours/schedule';
import { slugOf } from '../../../content/model/specialties/specialty';
import { focusAt, type Focus } from './crops';
import type { Imprint, Preview } from './drawing';
import type { Scene } from './scenes';

/** A page and its preview. */
export interface PagePreview extends Preview {
  /** Such as `/services/cardiologie/`. */
  readonly path: string;
}

type Photo = string | { readonly file: string; readonly focus: Focus };

const photos = (...all: readonly Photo[]): Scene => ({
  kind: 'photos',
  views: all.map((photo) => (typeof photo === 'string' ? { file: photo } : photo)),
});

const pageScenes: Readonly<Record<PageName, Scene>> = {
  home: photos('clinique/accueil-1.jpg'),
  services: photos(
    'equipements/neonatologie-2.jpg',
    { file: 'equipements/dentaire-1.jpg', focus: focusAt(0.5) },
    'equipements/echographie-2.jpg',
    { file: 'equipements/scanner-2.jpg', focus: focusAt(0.66) },
  ),
  doctors: photos(
    'medecins/medecin-03.jpg',
    'medecins/medecin-02.jpg',
    'medecins/medecin-26.jpg',
    'medecins/medecin-01.jpg',
  ),
  hours: { kind: 'cloth', tone: 'night', glyph: 'moon' },
  emergencies: { kind: 'cloth', tone: 'night', glyph: 'phone' },
  practical: { kind: 'cloth', tone: 'day', glyph: 'pin' },
  about: photos('clinique/facade-1.jpg'),
  insurers: { kind: 'wordmarks', files: insurers.slice(0, 8).map(({ img }) => img) },
  booking: photos('patients/patient-1.jpg'),
  articles: photos(...articles.slice(0, 1).map(({ Image }) => Image)),
  search: { kind: 'cloth', tone: 'day', glyph: 'search' },
  privacy: { kind: 'cloth', tone: 'day', glyph: 'shield' },
  legal: { kind: 'cloth', tone: 'day', glyph: 'petal' },
  siteMap: photos('clinique/accueil-telephone.jpg'),
};

const hall = 'clinique/accueil-1.jpg';

/** For specialties without a service card, or whose card repeats the picture of another card. */
const specialtyScenes: Readonly<Partial<Record<string, Scene>>> = {
  Anesthesie: photos('equipements/reanimation-2.jpg'),
  Dermato: photos({ file: hall, focus: focusAt(1, 0.58, 1.62) }),
  Diabeto: photos({ file: 'equipements/laboratoire-1.jpg', focus: focusAt(0.3, 0.5, 1.2) }),
  Endocrinilogie: photos({
    file: 'equipements/laboratoire-1.jpg',
    focus: focusAt(0.72, 0.4, 1.25),
  }),
  Laboratoire: photos('equipements/laboratoire-1.jpg'),
  Psychiatrie: photos({ file: hall, focus: focusAt(0.1, 0.55, 1.2) }),
};

function sceneOf(id: string): Scene {
  const card = services.find(({ linkId }) => linkId === id);
  return specialtyScenes[id] ?? photos(card?.image ?? hall);
}

/** The clinic's name, city and hours. */
export const imprint: Imprint = {
  name: clinic.name,
  hours: `${clinic.address.city} · ${hoursLabel(openingHours[0])}, 7j/7`,
};

/** Every page of the site with its preview, in the order of the site map. */
export const pagePreviews: readonly PagePreview[] = [
  ...sitePages.map((page) => ({
    path: routes[page](),
    title: pages[page].heading,
    scene: pageScenes[page],
  })),
  ...articles.map(({ slug, title, Image }) => ({
    path: routes.article(slug),
    title,
    scene: photos(Image),
  })),
  ...doctors.map(({ name, image }) => ({
    path: routes.doctor(name),
    // A no-break space, so that « Dr » is never alone on a line.
    title: name.replace(' ', '\u00a0'),
    scene: photos(image),
  })),
  ...specialties.map((specialty) => ({
    path: routes.specialty(slugOf(specialty, services)),
    title: specialty.title,
    scene: sceneOf(specialty.id),
  })),
];
