import { doctors } from '../../facts/doctors';
import { practitioners } from '../../facts/practitioners';
import { services } from '../../facts/services';
import { specialties } from '../../facts/specialties';

/** « Chirurgienne » → « Chirurgien »; an epicene title stays as it is. */
function masculine(title: string): string {
  return title
    .replace(/ienne(?!\p{L})/gu, 'ien')
    .replace(/trice(?!\p{L})/gu, 'teur')
    .replace(/euse(?!\p{L})/gu, 'eur')
    .replace(/ère(?!\p{L})/gu, 'er')
    .replace(/ale(?!\p{L})/gu, 'al');
}

it('doctors have a title in one gender only, so that the list of titles contains no profession twice', () => {
  const titles = doctors.map(({ specialty }) => specialty);
  const twins = titles.filter(
    (title) => masculine(title) !== title && titles.includes(masculine(title)),
  );
  expect(twins).toEqual([]);
});

describe('specialties', () => {
  it('leave urgent signs to the situations that they name', () => {
    const hasty = specialties.flatMap(({ whenToConsult }) =>
      whenToConsult.filter((clause) => /tout de suite|jour même|appelez/iu.test(clause)),
    );
    expect(hasty).toEqual([]);
  });

  it('finish « Consultez si… » without « il », which asks for « s’ »', () => {
    const clauses = specialties.flatMap(({ whenToConsult }) => whenToConsult);
    expect(clauses.filter((clause) => /^ils?\s/u.test(clause))).toEqual([]);
  });
});

it('services have the title of the specialty that they open', () => {
  const offenders = services.filter(
    ({ title, linkId }) => title !== specialties.find(({ id }) => id === linkId)?.title,
  );
  expect(offenders.map(({ id, title, linkId }) => [id, title, linkId])).toEqual([]);
});

it('practitioners of the booking wizard are none of the doctors', () => {
  const people = doctors.flatMap(({ name, image }) => [name, image]);
  const shared = practitioners.filter(
    ({ name, avatar }) => people.includes(name) || people.includes(avatar),
  );
  expect(shared).toEqual([]);
});
