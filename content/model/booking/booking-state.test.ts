import { advance, firstBookingState, type BookingEvent } from './booking-state';
import type { Moment } from '../calendar/now';
import { clockFrom } from '../calendar/rule';
import type { Slot } from './slots';

const practitioner = { id: 'praticien-1', name: 'Dr Awa Traoré', specialty: 'Cardiologue' };
const now: Moment = { day: '2026-11-23', minute: clockFrom('10:10') };
const free: Slot = { id: '11-00', time: '11:00', available: true };
const patient = {
  firstName: 'Awa',
  lastName: 'Traoré',
  phone: '70 00 00 00',
  email: 'awa@exemple.ml',
  consent: true,
} as const;

const play = (...events: BookingEvent[]) => events.reduce(advance, firstBookingState);
const picked = { type: 'practitionerPicked', practitioner, now } as const;
const chosen = { type: 'slotPicked', day: '2026-11-23', slot: free } as const;
const given = { type: 'patientGiven', patient } as const;

describe('advance', () => {
  it('goes from practitioner to slot, patient and confirmation', () => {
    expect(play(picked)).toEqual({ step: 'slot', practitioner, day: '2026-11-23', now });
    const slot = { day: '2026-11-23', time: '11:00' };
    expect(play(picked, chosen)).toEqual({ step: 'patient', practitioner, slot });
    expect(play(picked, chosen, given)).toEqual({
      step: 'confirmation',
      practitioner,
      slot,
      patient,
    });
  });

  it('opens tomorrow once the last slot of today has begun', () => {
    const late = { ...picked, now: { day: '2026-12-31', minute: clockFrom('12:30') } } as const;
    expect(play(late)).toMatchObject({ day: '2027-01-01' });
    expect(play({ ...late, now: { day: '2026-12-31', minute: clockFrom('12:29') } })).toMatchObject(
      {
        day: '2026-12-31',
      },
    );
  });

  it('shows another day, but never a past one', () => {
    expect(play(picked, { type: 'dayPicked', day: '2026-12-01' })).toMatchObject({
      day: '2026-12-01',
    });
    expect(play(picked, { type: 'dayPicked', day: '2026-11-22' })).toEqual(play(picked));
  });

  it('accepts no slot that is full, has begun, or is on a day no longer shown', () => {
    for (const slot of [
      { ...free, available: false },
      { id: '10-00', time: '10:00', available: true },
    ] as const) {
      expect(play(picked, { ...chosen, slot })).toEqual(play(picked));
    }
    expect(play(picked, { ...chosen, day: '2026-11-24' })).toEqual(play(picked));
  });

  it('leaves yesterday after midnight', () => {
    const midnight = {
      type: 'clockRead',
      now: { day: '2026-11-24', minute: clockFrom('00:00') },
    } as const;
    const state = play(picked, midnight);
    expect(state).toMatchObject({ step: 'slot', day: '2026-11-24' });
    expect(advance(state, chosen)).toBe(state);
  });
});
