import { descriptionPoints, pointsInSight } from '../equipment/equipment';
import { shownBlocks } from '../practical/practical';
import { homeAnchors, pageRoutes, routes } from '../clinic/routes';
import { frenchSpaces } from './typography';
import { about } from '../about/data';
import { articles } from '../articles/data';
import { booking } from '../booking/data';
import { clinic } from '../clinic/data';
import { equipment } from '../equipment/data';
import { insurers } from '../insurers/data';
import { legalNotice, privacy } from './legal-data';
import { directorMessage, management } from '../management/data';
import { navigation } from './navigation-data';
import { availableServices, openingHours } from '../opening-hours/data';
import { pages } from './data';
import { practical } from '../practical/data';
import { testimonials } from '../testimonials/data';

const files = {
  about,
  articles,
  booking,
  clinic,
  equipment,
  insurers,
  legalNotice,
  privacy,
  directorMessage,
  management,
  navigation,
  availableServices,
  openingHours,
  pages,
  practical,
  testimonials,
};

/** Each text with its place: `['articles.0.title', '…']`. */
function strings(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${place}.${key}`));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const everyString = Object.entries(files).flatMap(([name, value]) => strings(value, name));

describe('every text', () => {
  it('has the no-break spaces of French', () => {
    expect(everyString.filter(([, text]) => text !== frenchSpaces(text))).toEqual([]);
  });

  it('has curved apostrophes, and neither a double space nor a space at its ends', () => {
    expect(everyString.filter(([, text]) => /'|\s\s|^\s|\s$|^$/u.test(text))).toEqual([]);
  });

  it('spells ASCOMA right', () => {
    expect(everyString.filter(([, text]) => /asacoma/iu.test(text))).toEqual([]);
  });
});

describe('nothing stands twice', () => {
  it.each<[string, readonly string[]]>([
    ['pictures of equipment', equipment.flatMap(({ images }) => [...images])],
    ['questions of the practical facts', shownBlocks(practical).map(({ block }) => block.heading)],
    ['labels of the practical facts', shownBlocks(practical).map(({ block }) => block.label)],
    ['people', [...testimonials, ...management].map(({ name }) => name)],
    ['portraits', [...testimonials, ...management].map(({ image }) => image)],
    ['services day and night', availableServices.map(({ title }) => title)],
    ['wordings of services day and night', availableServices.map(({ text }) => text)],
    ['sections of the privacy page', privacy.map(({ id }) => id)],
    ['sections of the legal notice', legalNotice.map(({ id }) => id)],
    ['sections of the presentation', about.sections.map(({ id }) => id)],
    ['labels of the navigation', navigation.map(({ label }) => label)],
    ['addresses of the navigation', navigation.map(({ href }) => href)],
  ])('%s', (_name, values) => {
    expect(repeated(values)).toEqual([]);
  });
});

describe('equipment', () => {
  it('shows pictures of its own', () => {
    const foreign = equipment.flatMap(({ id, images }) =>
      images.filter((image) => !image.startsWith(`equipements/${id}-`)),
    );
    expect(foreign).toEqual([]);
  });

  it('says first what a patient must know, which a phone does not fold', () => {
    const mustKnow =
      /à jeun|ne plus manger|enceinte|signalez|allergie|ne pas conduire|^venez|^ce jour-là|avec un proche/i;
    const folded = equipment.flatMap(({ description }) =>
      descriptionPoints(description).slice(pointsInSight),
    );
    expect(folded.filter((point) => mustKnow.test(point))).toEqual([]);
  });
});

describe('articles', () => {
  it('name no section twice', () => {
    expect(articles.flatMap(({ sections }) => repeated(sections.map(({ id }) => id)))).toEqual([]);
  });
});

describe('pages', () => {
  const entries = Object.entries(pages);

  it('are those of the site map, the one of a wrong address and the one of no connection', () => {
    expect(Object.keys(pages).toSorted()).toEqual(
      [...pageRoutes, 'demonstration', 'notFound', 'offline'].toSorted(),
    );
  });

  it('have titles of 60 characters at most, with the name of the clinic', () => {
    const offenders = entries.filter(
      ([, { title }]) => title.length > 60 || !title.includes(clinic.shortName),
    );
    expect(offenders).toEqual([]);
  });
});

describe('navigation', () => {
  it('leads to addresses of this site', () => {
    const known: string[] = [
      routes.home(),
      routes.hours(),
      routes.about(),
      ...homeAnchors.map(routes.homeAnchor),
    ];
    expect(navigation.filter(({ href }) => !known.includes(href))).toEqual([]);
  });
});
