import { dayInWords } from './day';

describe('dayInWords', () => {
  it('says the day in French', () => {
    expect(dayInWords('2026-10-19')).toBe('19 octobre 2026');
    expect(dayInWords('2024-02-29')).toBe('29 février 2024');
    expect(dayInWords('2026-03-01')).toBe('1er mars 2026');
  });

  it('refuses a day that does not exist', () => {
    expect(() => dayInWords('2026-02-29')).toThrow(RangeError);
  });
});
