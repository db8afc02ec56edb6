import { doctors } from '../../content/facts/doctors';
import { familyNameOf } from '../../content/model/doctors/naming';
import { foldName } from '../../content/model/search/telling-words';

const found = doctors
  .map((doctor) => ({ ...doctor, familyName: familyNameOf(doctor) }))
  .filter(
    ({ familyName }) =>
      doctors.filter(({ name }) => foldName(name).includes(foldName(familyName))).length === 1,
  )
  // Names with an accent come first.
  .toSorted((one, other) => Number(/é/.test(other.familyName)) - Number(/é/.test(one.familyName)));

const [first, second] = found;
if (!first || !second) throw new Error('No two doctors have a family name of their own');

/** Two doctors, each with a family name that is in no other doctor's name. */
export const someone = first;
export const someoneElse = second;
