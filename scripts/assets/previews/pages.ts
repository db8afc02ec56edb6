import { articles } from '../../../content/facts/articles';
import { clinic } from '../../../content/facts/clinic';
import { routes, type PageName } from '../../../content/model/clinic/routes';
import { doctors } from '../../../content/facts/doctors';
import { initialsOf, nameInOneLine } from '../../../content/model/doctors/naming';
import { equipment } from '../../../content/facts/equipment';
import { equipmentOf } from '../../../content/model/equipment/equipment';
import { hours } from '../../../content/facts/opening-hours';
import { isAlwaysOpen } from '../../../content/model/calendar/hours';
import { openDaysInWords } from '../../../content/model/calendar/print';
import { pages } from '../../../content/facts/pages';
import type { PageText } from '../../../content/model/pages/navigation';
import { sitePages } from '../../../content/facts/site';
import { pagesOfSpecialties } from '../../../content/facts/specialty-pages';
import { doctorsOf, type Specialty } from '../../../content/model/specialties/specialty';

export interface PagePreview {
  path: string;
  title: string;
  /** Paths below `content/pictures/`: none, one or four. */
  pictures: readonly string[];
  /** Of a person without a portrait. */
  initials?: string;
}

const fourOrOne = (pictures: readonly string[]) => pictures.slice(0, pictures.length < 4 ? 1 : 4);

function picturesOf(page: PageName): readonly string[] {
  if (page === 'doctors' || page === 'hours')
    return fourOrOne(doctors.flatMap(({ image = [] }) => image));
  if (page === 'articles') return fourOrOne(articles.map(({ Image }) => Image));
  const { picture }: PageText = pages[page];
  return picture === undefined ? [] : [picture];
}

const pictureOfSpecialty = (specialty: Specialty): string[] =>
  [
    ...equipmentOf(specialty, equipment).map(({ images }) => images[0]),
    ...doctorsOf(specialty, doctors).flatMap(({ image = [] }) => image),
  ].slice(0, 1);

export const place = `${clinic.address.city} · ${
  isAlwaysOpen(hours.clinic.rules) ? '24h/24, 7j/7' : openDaysInWords(hours.clinic.rules)
}`;

/** In the order of the site map. */
export const pagePreviews: readonly PagePreview[] = [
  ...sitePages.map((page) => ({
    path: routes[page](),
    title: pages[page].heading,
    pictures: picturesOf(page),
  })),
  ...articles.map(({ slug, title, Image }) => ({
    path: routes.article(slug),
    title,
    pictures: [Image],
  })),
  ...doctors.map((doctor) => ({
    path: routes.doctor(doctor.name),
    title: nameInOneLine(doctor.name),
    ...(doctor.image === undefined
      ? { pictures: [], initials: initialsOf(doctor) }
      : { pictures: [doctor.image] }),
  })),
  ...pagesOfSpecialties.map(({ specialty, slug }) => ({
    path: routes.specialty(slug),
    title: specialty.title,
    pictures: pictureOfSpecialty(specialty),
  })),
];
