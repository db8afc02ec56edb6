import type { Doctor } from '../model/doctor';
import type { Practitioner } from '../model/practitioner';
import { themeClasses, type Service } from '../model/service';
import type { Specialty } from '../model/specialty';
import { frenchSpaces } from '../model/typography';
import { doctors as doctorData } from './doctors';
import { pictures } from './pictures';
import { practitioners as practitionerData } from './practitioners';
import { services as serviceData } from './services';
import { specialties as specialtyData } from './specialties';

const doctors: readonly Doctor[] = doctorData;
const specialties: readonly Specialty[] = specialtyData;
const services: readonly Service[] = serviceData;
const practitioners: readonly Practitioner[] = practitionerData;

/** Every string below a value, as `[place, text]`: `['doctors.0.name', '…']`. */
function strings(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${place}.${key}`));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function specialtiesOf(doctor: Doctor): string[] {
  return specialties.filter(({ medecins }) => medecins.includes(doctor.name)).map(({ id }) => id);
}

/** « Chirurgienne » → « Chirurgien »; an epicene title stays as it is. */
function masculine(title: string): string {
  return title
    .replace(/ienne(?!\p{L})/gu, 'ien')
    .replace(/trice(?!\p{L})/gu, 'teur')
    .replace(/euse(?!\p{L})/gu, 'eur')
    .replace(/ère(?!\p{L})/gu, 'er')
    .replace(/ale(?!\p{L})/gu, 'al');
}

/** A clause that may follow « si »: no capital before it, no full stop after it, and no « il », which asks for « s’ ». */
const isClause = (text: string) => /^\p{Ll}/u.test(text) && !/^ils?\s|[.;]$/u.test(text);

const everyString = Object.entries({ doctors, specialties, services, practitioners }).flatMap(
  ([name, list]) => strings(list, name),
);

describe('every text about doctors and specialties', () => {
  it('has the no-break spaces of French', () => {
    expect(everyString.filter(([, text]) => text !== frenchSpaces(text))).toEqual([]);
  });

  it('has curved apostrophes, and neither a double space nor a space at its ends', () => {
    expect(everyString.filter(([, text]) => /'|\s\s|^\s|\s$|^$/u.test(text))).toEqual([]);
  });

  it('has composed accents, so that a search finds « é » however it is typed', () => {
    expect(everyString.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });
});

describe('nothing stands twice', () => {
  it.each<[string, readonly string[]]>([
    ['names of doctors', doctors.map(({ name }) => name)],
    ['portraits of doctors', doctors.map(({ image }) => image)],
    ['lines of doctors', doctors.map(({ Tel }) => Tel)],
    ['descriptions of doctors', doctors.map(({ description }) => description)],
    ['ids of specialties', specialties.map(({ id }) => id)],
    ['titles of specialties', specialties.map(({ title }) => title)],
    ['descriptions of specialties', specialties.map(({ description }) => description)],
    ['ids of services', services.map(({ id }) => id)],
    ['specialties opened by services', services.map(({ linkId }) => linkId)],
    ['ids of practitioners', practitioners.map(({ id }) => id)],
    ['names of practitioners', practitioners.map(({ name }) => name)],
  ])('%s', (_name, values) => {
    expect(repeated(values)).toEqual([]);
  });
});

describe('doctors', () => {
  it('have a portrait each, and leave none over', () => {
    const portraits = Object.keys(pictures).filter((file) => file.startsWith('medecins/'));
    expect(doctors.map(({ image }) => image).toSorted()).toEqual(portraits.toSorted());
  });

  it('are called « Dr »', () => {
    expect(doctors.map(({ name }) => name).filter((name) => !/^Dr \p{Lu}/u.test(name))).toEqual([]);
  });

  it('have a title in one gender only, so that the list of titles shows no profession twice', () => {
    const titles = doctors.map(({ specialty }) => specialty);
    const twins = titles.filter(
      (title) => masculine(title) !== title && titles.includes(masculine(title)),
    );
    expect(twins).toEqual([]);
  });

  it('have years of experience in words', () => {
    const offenders = doctors.filter(
      ({ experience }) => !/^([2-9]|[1-3]\d)\u00a0ans d’expérience$/.test(experience),
    );
    expect(offenders.map(({ name, experience }) => [name, experience])).toEqual([]);
  });

  it('are described in 60 to 180 characters, one or two sentences', () => {
    const offenders = doctors.filter(({ description }) => {
      const sentences = description.match(/[.!?](?=\s|$)/gu)?.length ?? 0;
      return description.length < 60 || description.length > 180 || ![1, 2].includes(sentences);
    });
    expect(offenders.map(({ name, description }) => [name, description.length])).toEqual([]);
  });

  it('receive at 1 to 3 moments, and nothing stands beside « Tous les jours »', () => {
    const offenders = doctors.filter(
      ({ consultation }) =>
        consultation.length > 3 ||
        repeated(consultation).length > 0 ||
        (consultation.includes('Tous les jours') && consultation.length > 1),
    );
    expect(offenders.map(({ name, consultation }) => [name, consultation])).toEqual([]);
  });

  it('have a line in E.164', () => {
    const offenders = doctors.filter(({ Tel }) => !/^\+223\d{8}$/.test(Tel));
    expect(offenders.map(({ name, Tel }) => [name, Tel])).toEqual([]);
  });

  it('all stand under one specialty or two', () => {
    const offenders = doctors.filter((doctor) => ![1, 2].includes(specialtiesOf(doctor).length));
    expect(offenders.map((doctor) => [doctor.name, specialtiesOf(doctor)])).toEqual([]);
  });
});

describe('specialties', () => {
  it('are described in 45 to 80 words, two to four sentences', () => {
    const offenders = specialties.flatMap(({ id, description }) => {
      const words = description.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;
      const sentences = description.match(/[.!?](?=\s|$)/gu)?.length ?? 0;
      const right = words >= 45 && words <= 80 && sentences >= 2 && sentences <= 4;
      return right ? [] : [`${id}: ${words} words, ${sentences} sentences`];
    });
    expect(offenders).toEqual([]);
  });

  it('name 3 to 5 reasons to consult, which finish « Consultez si… »', () => {
    const offenders = specialties.flatMap(({ id, whenToConsult }) => {
      const wrong = whenToConsult.filter((clause) => !isClause(clause) || clause.length > 140);
      return [3, 4, 5].includes(whenToConsult.length) ? wrong : [id, ...wrong];
    });
    expect(offenders).toEqual([]);
  });

  it('leave what cannot wait to the situations that they name', () => {
    const offenders = specialties.flatMap(({ id, situations, whenToConsult }) => [
      ...(situations.length > 0 ? [] : [id]),
      ...repeated(situations),
      ...whenToConsult.filter((clause) => /tout de suite|jour même|appelez/iu.test(clause)),
    ]);
    expect(offenders).toEqual([]);
  });

  it('name 3 or 4 things to bring, the insurance card among them', () => {
    const offenders = specialties.flatMap(({ id, whatToBring }) => {
      const wrong = whatToBring.filter((item) => !/^\p{Ll}/u.test(item) || /[.;]$/u.test(item));
      const complete =
        [3, 4].includes(whatToBring.length) &&
        whatToBring.some((item) => item.includes('carte d’AMO'));
      return complete ? wrong : [id, ...wrong];
    });
    expect(offenders).toEqual([]);
  });

  it('have 4 lay words or more, in lower case, each once', () => {
    const offenders = specialties.flatMap(({ id, layWords }) => {
      const wrong = layWords.filter((word) => word !== word.toLowerCase());
      return [...(layWords.length >= 4 ? [] : [id]), ...wrong, ...repeated(layWords)];
    });
    expect(offenders).toEqual([]);
  });

  it('are found by the words of the waiting room', () => {
    const known = new Set(specialties.flatMap(({ layWords }) => [...layWords]));
    const words =
      'cpn bilharziose dialyse stérilité fibrome hémorroïdes circoncision goutte palu drépanocytose méningite brûlure jaunisse';
    expect(words.split(' ').filter((word) => !known.has(word))).toEqual([]);
  });

  it('name no doctor twice, and 3 equipment blocks at most', () => {
    const offenders = specialties.filter(
      ({ medecins, equipment }) =>
        repeated([...medecins, ...equipment]).length > 0 || equipment.length > 3,
    );
    expect(offenders.map(({ id }) => id)).toEqual([]);
  });
});

describe('services', () => {
  it('bear the title of the specialty that they open', () => {
    const offenders = services.filter(
      ({ title, linkId }) => title !== specialties.find(({ id }) => id === linkId)?.title,
    );
    expect(offenders.map(({ id, title, linkId }) => [id, title, linkId])).toEqual([]);
  });

  it('are described in lines of 25 to 60 characters', () => {
    const lines = services.flatMap(({ descriptions }) => [...descriptions]);
    expect(lines.filter(({ length }) => length < 25 || length > 60)).toEqual([]);
  });

  it('wear their own glyph', () => {
    expect(services.filter(({ id, icon }) => icon !== id).map(({ id }) => id)).toEqual([]);
  });

  it('show a picture of the equipment or of the clinic', () => {
    const offenders = services.filter(
      ({ image }) => !/^(equipements|clinique)\//.test(image) || !Object.hasOwn(pictures, image),
    );
    expect(offenders.map(({ id, image }) => [id, image])).toEqual([]);
  });

  it('differ in gradient from their neighbours in 2, 3 and 4 columns', () => {
    const offenders = services.flatMap(({ id, themeClass }, index) =>
      [1, 2, 3, 4]
        .map((distance) => services[index + distance])
        .filter((neighbour) => neighbour?.themeClass === themeClass)
        .map((neighbour) => [id, neighbour?.id]),
    );
    expect(offenders).toEqual([]);
    expect(new Set(services.map(({ themeClass }) => themeClass)).size).toBe(themeClasses.length);
  });
});

describe('practitioners of the booking wizard', () => {
  it('are none of the doctors', () => {
    const people: string[] = doctors.flatMap(({ name, image }) => [name, image]);
    const shared = practitioners.filter(
      ({ name, avatar }) => people.includes(name) || people.includes(avatar),
    );
    expect(shared).toEqual([]);
  });
});
