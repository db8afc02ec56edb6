import { articleDate } from './article';

describe('articleDate', () => {
  it('says the day in French', () => {
    expect(articleDate({ date: '2026-10-19' })).toBe('19 octobre 2026');
    expect(articleDate({ date: '2024-02-29' })).toBe('29 février 2024');
  });

  it('refuses a day that does not exist', () => {
    expect(() => articleDate({ date: '2026-02-29' })).toThrow(RangeError);
  });
});
