import { consultationWeek } from './consultation-week';
import type { Doctor } from './doctor';
import { weekdays } from '../opening-hours/weekday';

const receiving = (name: string, ...consultation: Doctor['consultation']) => ({
  name,
  specialty: 'Pédiatre',
  consultation,
});

const awa = receiving('Dr Awa Traoré', 'Lundi 14H', 'Mardi 9H');
const issa = receiving('Dr Issa Coulibaly', 'Lundi 9H', 'Sur R.D.V');
const sira = receiving('Dr Sira Koné', 'Tous les jours');

test('each day holds its doctors by the hour; every day and by appointment have their place', () => {
  const week = consultationWeek([awa, sira, issa]);
  expect(week.map(({ name }) => name)).toEqual(['Tous les jours', ...weekdays, 'Sur rendez-vous']);
  const seen = week.map(({ consultations }) => consultations.map(({ name, hour }) => [hour, name]));
  expect(seen).toEqual([
    [[undefined, sira.name]],
    [
      [9, issa.name],
      [14, awa.name],
    ],
    [[9, awa.name]],
    [],
    [],
    [],
    [],
    [],
    [[undefined, issa.name]],
  ]);
});

test('a week has seven days, also where nobody receives every day or by appointment', () => {
  expect(consultationWeek([awa]).map(({ name }) => name)).toEqual(weekdays);
});
