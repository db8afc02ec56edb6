import { isSparing } from './connection';

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('isSparing %j is %s', (hints, sparing) => {
  expect(isSparing(hints)).toBe(sparing);
});
