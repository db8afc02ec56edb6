import { consultationWeek } from './consultation-week';
import { wholeWeek } from '../calendar/day';
import { parse } from '../calendar/parse';
import type { Timetable } from '../calendar/timetable';

function receiving(name: string, first: string, ...others: string[]) {
  const consultation = [parse(first), ...others.map(parse)] as const;
  const timetable: Timetable = { rules: consultation, exceptions: [] };
  return { name, consultation, timetable };
}

const awa = receiving('Dr Awa Traoré', 'Lundi 14H', 'Mardi 9H');
const issa = receiving('Dr Issa Coulibaly', 'Lundi 9H', 'Sur R.D.V');

test('each day contains its doctors by hour, or else those of every day', () => {
  const sira = receiving('Dr Sira Koné', 'Tous les jours sauf dimanche');
  const { days, daily, byAppointment } = consultationWeek([awa, sira, issa]);
  expect(days.map(({ day }) => day)).toEqual(wholeWeek);
  expect(
    days.map(({ consultations }) =>
      consultations.map(({ doctor, rule }) => [rule.periods[0]?.opens, doctor.name]),
    ),
  ).toEqual([
    [
      [540, issa.name],
      [840, awa.name],
    ],
    [[540, awa.name]],
    ...Array.from({ length: 4 }, () => [[undefined, sira.name]]),
    [],
  ]);
  expect(daily.map(({ doctor }) => doctor.name)).toEqual([sira.name]);
  expect(byAppointment.map(({ doctor }) => doctor.name)).toEqual([issa.name]);
});

test('a slot of every other week is listed on its weekday', () => {
  const slot = 'Samedi 9H, une semaine sur deux, à partir du 2026-11-28';
  const { days } = consultationWeek([receiving('Dr Sira Koné', slot)]);
  expect(days[5]?.consultations).toMatchObject([{ rule: parse(slot) }]);
});

test('no day is listed if all doctors receive by appointment only', () => {
  const week = consultationWeek([receiving('Dr Sira Koné', 'Sur R.D.V')]);
  expect(week.days).toEqual([]);
  expect(week.byAppointment).toHaveLength(1);
});

test('days are listed if a doctor who receives by appointment has an added day', () => {
  const sira = receiving('Dr Sira Koné', 'Sur R.D.V');
  const added = { kind: 'added', du: '2027-02-07', au: '2027-02-07', periods: [] } as const;
  const timetable = { ...sira.timetable, exceptions: [added] };
  expect(consultationWeek([{ ...sira, timetable }]).days).toHaveLength(7);
});
