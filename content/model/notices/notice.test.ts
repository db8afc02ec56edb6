import { noticesFrom, type Notice } from './notice';

const scanner: Notice = {
  title: 'Pas de scanner',
  text: 'L’appareil est en réparation.',
  du: '2026-12-20',
  au: '2027-01-03',
  urgent: false,
};

describe('noticesFrom', () => {
  it('leaves out what is over', () => {
    expect(noticesFrom([scanner], '2026-01-01')).toEqual([scanner]);
    expect(noticesFrom([scanner], '2027-01-03')).toEqual([scanner]);
    expect(noticesFrom([scanner], '2027-01-04')).toEqual([]);
  });

  it('begins with what is urgent, then with what began first', () => {
    const early = { ...scanner, title: 'Parking fermé', du: '2026-12-01' } as const;
    const urgent = { ...scanner, title: 'Pas de bloc', du: '2026-12-24', urgent: true } as const;
    expect(noticesFrom([scanner, early, urgent], '2026-12-01')).toEqual([urgent, early, scanner]);
  });
});
