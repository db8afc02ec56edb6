import { serviceSchema } from '../services/schema';
import { doctors } from '../doctors/data';
import { practitioners } from '../practitioners/data';
import { services } from '../services/data';
import { specialties } from './data';

/** « Chirurgienne » → « Chirurgien »; an epicene title stays as it is. */
function masculine(title: string): string {
  return title
    .replace(/ienne(?!\p{L})/gu, 'ien')
    .replace(/trice(?!\p{L})/gu, 'teur')
    .replace(/euse(?!\p{L})/gu, 'eur')
    .replace(/ère(?!\p{L})/gu, 'er')
    .replace(/ale(?!\p{L})/gu, 'al');
}

describe('doctors', () => {
  it('have a title in one gender only, so that the list of titles shows no profession twice', () => {
    const titles = doctors.map(({ specialty }) => specialty);
    const twins = titles.filter(
      (title) => masculine(title) !== title && titles.includes(masculine(title)),
    );
    expect(twins).toEqual([]);
  });
});

describe('specialties', () => {
  it('leave what cannot wait to the situations that they name', () => {
    const hasty = specialties.flatMap(({ whenToConsult }) =>
      whenToConsult.filter((clause) => /tout de suite|jour même|appelez/iu.test(clause)),
    );
    expect(hasty).toEqual([]);
  });

  it('finish « Consultez si… » without « il », which asks for « s’ »', () => {
    const clauses = specialties.flatMap(({ whenToConsult }) => whenToConsult);
    expect(clauses.filter((clause) => /^ils?\s/u.test(clause))).toEqual([]);
  });

  it('ask for the insurance card among the things to bring', () => {
    const without = specialties.filter(
      ({ whatToBring }) => !whatToBring.some((item) => item.includes('carte d’AMO')),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('are found by the words of the waiting room', () => {
    const known = new Set(specialties.flatMap(({ layWords }) => [...layWords]));
    const words =
      'cpn bilharziose dialyse stérilité fibrome hémorroïdes circoncision goutte palu drépanocytose méningite brûlure jaunisse';
    expect(words.split(' ').filter((word) => !known.has(word))).toEqual([]);
  });
});

describe('services', () => {
  it('bear the title of the specialty that they open', () => {
    const offenders = services.filter(
      ({ title, linkId }) => title !== specialties.find(({ id }) => id === linkId)?.title,
    );
    expect(offenders.map(({ id, title, linkId }) => [id, title, linkId])).toEqual([]);
  });

  it('wear their own glyph', () => {
    expect(services.filter(({ id, icon }) => icon !== id).map(({ id }) => id)).toEqual([]);
  });

  it('show a picture of the equipment or of the clinic', () => {
    const offenders = services.filter(({ image = '' }) => !/^(equipements|clinique)\//.test(image));
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
    expect(new Set(services.map(({ themeClass }) => themeClass)).size).toBe(
      serviceSchema.shape.themeClass.options.length,
    );
  });
});

describe('practitioners of the booking wizard', () => {
  it('are none of the doctors', () => {
    const people = doctors.flatMap(({ name, image }) => [name, image]);
    const shared = practitioners.filter(
      ({ name, avatar }) => people.includes(name) || people.includes(avatar),
    );
    expect(shared).toEqual([]);
  });
});
