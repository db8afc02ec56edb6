import type { Day } from '../calendar/day';
import fc from 'fast-check';
import {
  advance,
  bookingSteps,
  firstBookingState,
  stepsDone,
  type BookingEvent,
  type BookingState,
} from './booking-state';
import type { Moment } from '../calendar/now';
import { clockFrom } from '../calendar/rule';
import { hasBegun, slotTimes, type Slot } from './slots';

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

const clock = fc.constantFrom(...slotTimes, '00:00' as const, '23:59' as const);
// Few days, so that random events often have the same day. They include a change of year.
const day = fc.constantFrom<Day>('2026-12-31', '2027-01-01', '2027-01-02');
const moment = fc.record({ day, minute: clock.map(clockFrom) });
const slot = fc.record({
  id: fc.constant('x'),
  time: fc.constantFrom(...slotTimes),
  available: fc.boolean(),
});

/** Any event, even late or in the wrong step. */
const anyEvent: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.record({
    type: fc.constant('practitionerPicked'),
    practitioner: fc.constant(practitioner),
    now: moment,
  }),
  fc.record({ type: fc.constant('clockRead'), now: moment }),
  fc.record({ type: fc.constant('dayPicked'), day }),
  { weight: 4, arbitrary: fc.record({ type: fc.constant('slotPicked'), day, slot }) },
  fc.record({
    type: fc.constant('patientGiven'),
    patient: fc.constant(patient),
  }),
);

function frozen(state: BookingState): BookingState {
  for (const part of Object.values(state)) Object.freeze(part);
  return Object.freeze(state);
}

function isValid(state: BookingState): boolean {
  switch (state.step) {
    case 'practitioner':
      return Object.keys(state).length === 1;
    case 'slot':
      return state.day >= state.now.day && Object.keys(state).length === 4;
    case 'patient':
      return slotTimes.includes(state.slot.time) && Object.keys(state).length === 3;
    case 'confirmation':
      return Object.keys(state).length === 4;
  }
}

describe('whatever happens', () => {
  it('the state stays valid, goes forward one step at a time, and is never changed in place', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = firstBookingState;
        for (const event of events) {
          const next = advance(frozen(state), event);
          reached.add(next.step);
          expect(isValid(next)).toBe(true);
          expect(stepsDone(next) - stepsDone(state)).toBeLessThanOrEqual(1);
          if (state.step === 'slot' && next.step === 'patient') {
            expect(hasBegun(next.slot.day, next.slot.time, state.now)).toBe(false);
            expect(event).toMatchObject({ slot: { available: true } });
          }
          state = next;
        }
      }),
      // A fixed seed, because random sequences do not reach every step in each run.
      { numRuns: 500, seed: 20_261_121 },
    );
    expect([...reached].sort()).toEqual([...bookingSteps].sort());
  });

  it('only an event of the current step changes the state', () => {
    const known: Record<BookingState['step'], readonly BookingEvent['type'][]> = {
      practitioner: ['practitionerPicked'],
      slot: ['clockRead', 'dayPicked', 'slotPicked'],
      patient: ['patientGiven'],
      confirmation: [],
    };
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), anyEvent, (events, last) => {
        const state = events.reduce(advance, firstBookingState);
        const next = advance(state, last);
        if (!known[state.step].includes(last.type)) expect(next).toBe(state);
      }),
      { numRuns: 500 },
    );
  });
});
