import { clockFrom } from '../calendar/rule';
import { hasBegun, sampleSlots, slotTimes } from './slots';

describe('sampleSlots', () => {
  it('are eight half-hours from 9:00 to 12:30, named by hour and minute', () => {
    const slots = sampleSlots('praticien-1', '2026-11-23');
    expect(slots).toHaveLength(8);
    expect(slots[0]).toMatchObject({ id: '09-00', time: '09:00' });
    expect(slots[7]).toMatchObject({ id: '12-30', time: '12:30' });
    expect(slots.map(({ time }) => time)).toEqual([...slotTimes]);
  });
});

describe('hasBegun', () => {
  const now = { day: '2026-11-23', minute: clockFrom('09:30') } as const;

  it.each([
    ['2026-11-22', '12:30', true],
    ['2026-11-23', '09:00', true],
    ['2026-11-23', '09:30', true],
    ['2026-11-23', '10:00', false],
    ['2026-11-24', '09:00', false],
  ] as const)('%s %s: %s', (day, time, begun) => {
    expect(hasBegun(day, time, now)).toBe(begun);
  });
});
