import { builtDay, builtYear, mainPhone } from './build';

it('builtDay is the day of the build date', () => {
  expect(builtDay('2026-12-31T23:59:59.000Z')).toBe('2026-12-31');
});

describe('builtYear', () => {
  it('is the year of the build date', () => {
    expect(builtYear('2026-12-31T23:59:59.000Z')).toBe(2026);
  });

  it('refuses a missing date rather than printing « NaN »', () => {
    expect(() => builtYear('')).toThrow('BUILD_DATE');
  });
});

test('an error screen without the clinic’s number stops the build', () => {
  expect(mainPhone('+22320000000')).toBe('+22320000000');
  expect(() => mainPhone(undefined)).toThrow('MAIN_PHONE');
});
