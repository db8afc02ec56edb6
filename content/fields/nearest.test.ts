import { nearest } from './nearest';

test.each([
  ['Cardiologe', 'Cardiologie'],
  ['Cardoilogie', 'Cardiologie'],
  ['xcardiologie', 'Cardiologie'],
  ['Gynécologie', 'Gynecologie'],
  ['Gastroentérolgie', 'Gastro-enterologie'],
  ['non', 'non'],
])('« %s » is taken for « %s »', (typed, meant) => {
  expect(nearest(typed, ['Cardiologie', 'Gynecologie', 'Gastro-enterologie', 'non'])).toBe(meant);
});

test.each([
  ['Oncologic', 'Gynecologic'],
  ['Neurologie', 'Urologie'],
  ['Nephrologie', 'Neurologie'],
  ['Cardiologie', 'Radiologie'],
  ['Dermatologie', 'Hematologie'],
  ['au', 'du'],
])('« %s » is not taken for « %s »', (typed, other) => {
  expect(nearest(typed, [other])).toBeUndefined();
});
