import { replacedAmong, type Absence } from './absence';
import type { Doctor } from './doctor';

const leave: Absence = { du: '2026-12-20', au: '2027-01-03' };

test('a replacement without a page is not named', () => {
  const [one, other] = ['Dr Awa Keïta', 'Dr Issa Coulibaly'].map((name, index, names) => ({
    name,
    absences: [{ ...leave, remplacant: names[1 - index] ?? '' }],
  })) as unknown as [Doctor, Doctor];
  expect(replacedAmong([one, other])).toEqual([one, other]);
  expect(replacedAmong([one])).toEqual([{ ...one, absences: [leave] }]);
});
