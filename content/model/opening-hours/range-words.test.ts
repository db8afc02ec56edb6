import { rangeInWords } from './range-words';

describe('rangeInWords', () => {
  it('says what is not the same in both days', () => {
    expect(rangeInWords({ from: '2026-12-20', to: '2027-01-03' })).toBe(
      'du 20\u00a0décembre au 3\u00a0janvier',
    );
    expect(rangeInWords({ from: '2027-01-01', to: '2027-01-10' })).toBe(
      'du 1er au 10\u00a0janvier',
    );
    expect(rangeInWords({ from: '2026-01-03', to: '2027-01-03' })).toBe(
      'du 3\u00a0janvier au 3\u00a0janvier',
    );
    expect(rangeInWords({ from: '2027-01-03', to: '2027-01-03' })).toBe('le 3\u00a0janvier');
  });
});
