import fc from 'fast-check';
import { summaryOf } from './summary';

describe('summaryOf', () => {
  it('cuts a long sentence between two words', () => {
    const summary = summaryOf(`${'mot '.repeat(60)}fin.`);
    expect(summary).toMatch(/ mot…$/);
    expect(summary.length).toBeLessThanOrEqual(160);
  });

  it('loses no word of a sentence with points inside', () => {
    const text =
      'Le Dr Awa Essai reçoit au cabinet d’ophtalmologie, à Dakar. Consultation : lundi 9H, sur R.D.V, samedi 9H.';
    expect(summaryOf(text)).toBe(text);
  });

  it('never exceeds 160 characters nor shortens a short text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12, mode: 'sentences' }), (text) => {
        const summary = summaryOf(text);
        expect(summary.length).toBeLessThanOrEqual(160);
        expect(summary.length).toBeGreaterThanOrEqual(Math.min(text.length, 70));
      }),
    );
  });
});
