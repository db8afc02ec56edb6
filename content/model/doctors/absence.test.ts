import { absencesFrom, replacedAmong, type Absence } from './absence';
import type { Doctor } from './doctor';

const leave: Absence = { du: '2026-12-20', au: '2027-01-03' };

it('absencesFrom omits past absences, and begins with the next one', () => {
  const summer: Absence = { du: '2027-08-01', au: '2027-08-15' };
  expect(absencesFrom([summer, leave], '2027-01-03')).toEqual([leave, summer]);
  expect(absencesFrom([summer, leave], '2027-01-04')).toEqual([summer]);
});

test('a replacement without a page is not named', () => {
  const [one, other] = ['Dr Awa Keïta', 'Dr Issa Coulibaly'].map((name, index, names) => ({
    name,
    absences: [{ ...leave, remplacant: names[1 - index] ?? '' }],
  })) as unknown as [Doctor, Doctor];
  expect(replacedAmong([one, other])).toEqual([one, other]);
  expect(replacedAmong([one])).toEqual([{ ...one, absences: [leave] }]);
});
