import { clockFrom } from '../calendar/rule';
import { daysAfter, type Day } from '../calendar/day';
import { hasBegun, sampleSlots, slotTimes } from './slots';

describe('sampleSlots', () => {
  it('are eight half-hours from 9:00 to 12:30, named by hour and minute', () => {
    const slots = sampleSlots('praticien-1', '2026-11-23');
    expect(slots).toHaveLength(8);
    expect(slots[0]).toMatchObject({ id: '09-00', time: '09:00' });
    expect(slots[7]).toMatchObject({ id: '12-30', time: '12:30' });
    expect(slots.map(({ time }) => time)).toEqual([...slotTimes]);
  });

  it('are the same on the server, in every browser and next year', () => {
    const drawn = sampleSlots('praticien-1', '2026-11-23').map(({ available }) => available);
    expect(drawn).toEqual([true, true, false, false, true, true, true, false]);
  });

  const tenThousandDays = Array.from({ length: 10_000 }, (_, index) =>
    daysAfter('2026-01-01', index),
  );
  const shareFree = (free: boolean[]) => free.filter(Boolean).length / free.length;

  it.each(['praticien-1', 'praticien-2', 'praticien-3'])('of %s are free 7 times in 10', (id) => {
    const drawn = tenThousandDays.map((day) =>
      sampleSlots(id, day).map(({ available }) => available),
    );
    for (const at of slotTimes.keys()) {
      const share = shareFree(drawn.map((slots) => slots[at] ?? false));
      expect(share).toBeGreaterThan(0.68);
      expect(share).toBeLessThan(0.72);
    }
  });

  it('differ from one day to the next and between practitioners', () => {
    const shape = (id: string, day: Day) =>
      sampleSlots(id, day)
        .map(({ available }) => (available ? '1' : '0'))
        .join('');
    const year = tenThousandDays.slice(0, 365);
    expect(new Set(year.map((day) => shape('praticien-1', day))).size).toBeGreaterThan(60);
    const same = year.filter((day) => shape('praticien-1', day) === shape('praticien-2', day));
    expect(same.length).toBeLessThan(60);
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
