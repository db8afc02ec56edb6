import { groundOf } from './ground';

test.each([
  ['#0b1420', 'night'],
  ['#101010', 'night'],
  ['#587868', 'sage'],
  ['#889888', 'sage'],
  ['#d8e8e8', 'mist'],
  ['#e8d8b8', 'sand'],
  ['#b8b8b8', 'sand'],
  ['#ffffff', 'sand'],
  ['#885828', 'sand'],
] as const)('a picture that is mostly %s has the background %s', (color, ground) => {
  expect(groundOf(color)).toBe(ground);
});
