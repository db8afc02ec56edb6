import { absencesFrom, absenceWords, replacedAmong, type Absence } from './absence';
import type { Day } from '../opening-hours/clinic-time';
import type { Doctor } from './doctor';

const leave: Absence = { du: '2026-12-20', au: '2027-01-03' };

function saidOn(absence: Absence, day: Day): string[] {
  return Object.values(absenceWords(absence, '2026-11-26'))
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ words }) => words);
}

describe('absenceWords', () => {
  it('announces an absence two weeks ahead', () => {
    expect(saidOn(leave, '2026-12-05')).toEqual([]);
    expect(saidOn(leave, '2026-12-06')).toEqual(['du 20\u00a0décembre au 3\u00a0janvier 2027']);
    expect(saidOn(leave, '2026-12-19')).toEqual(['du 20\u00a0décembre au 3\u00a0janvier 2027']);
  });

  it('says until when, from its first day to its last', () => {
    expect(saidOn(leave, '2026-12-20')).toEqual(['jusqu’au 3\u00a0janvier 2027']);
    expect(saidOn(leave, '2027-01-03')).toEqual(['jusqu’au 3\u00a0janvier 2027']);
    expect(saidOn(leave, '2027-01-04')).toEqual([]);
  });

  it('names the day of an absence of one day', () => {
    const day: Absence = { du: '2027-01-01', au: '2027-01-01' };
    expect(saidOn(day, '2026-12-31')).toEqual(['le 1er janvier 2027']);
    expect(saidOn(day, '2027-01-01')).toEqual(['le 1er janvier 2027']);
  });
});

describe('absencesFrom', () => {
  it('leaves out what is over, and begins with the next', () => {
    const summer: Absence = { du: '2027-08-01', au: '2027-08-15' };
    expect(absencesFrom([summer, leave], '2027-01-03')).toEqual([leave, summer]);
    expect(absencesFrom([summer, leave], '2027-01-04')).toEqual([summer]);
  });
});

test('a replacement who is not shown is not named', () => {
  const [one, other] = ['Dr Awa Keïta', 'Dr Issa Coulibaly'].map((name, index, names) => ({
    name,
    absences: [{ ...leave, remplacant: names[1 - index] ?? '' }],
  })) as unknown as [Doctor, Doctor];
  expect(replacedAmong([one, other])).toEqual([one, other]);
  expect(replacedAmong([one])).toEqual([{ ...one, absences: [leave] }]);
});
