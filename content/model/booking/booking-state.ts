import { daysAfter, type Day } from '../calendar/day';
import type { Moment } from '../calendar/now';
import type { Practitioner } from '../practitioners/schema';
import { hasBegun, slotTimes, type Slot, type SlotTime } from './slots';

export type ChosenPractitioner = Pick<Practitioner, 'id' | 'name' | 'specialty'>;

/** By the clinic's clock. */
export interface ChosenSlot {
  day: Day;
  time: SlotTime;
}

export interface PatientDraft {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  consent: boolean;
}

/** docs/requirements.md § 5 */
export type Patient = PatientDraft & { consent: true };

/** docs/requirements.md § 4 */
export type BookingState =
  | { step: 'practitioner' }
  | {
      step: 'slot';
      practitioner: ChosenPractitioner;
      /** Never before today. */
      day: Day;
      now: Moment;
    }
  | {
      step: 'patient';
      practitioner: ChosenPractitioner;
      slot: ChosenSlot;
    }
  | {
      step: 'confirmation';
      practitioner: ChosenPractitioner;
      slot: ChosenSlot;
      patient: Patient;
    };

export type BookingStep = BookingState['step'];

export type StateAt<Step extends BookingStep> = Extract<BookingState, { step: Step }>;

export type BookingEvent =
  | {
      type: 'practitionerPicked';
      practitioner: ChosenPractitioner;
      now: Moment;
    }
  | { type: 'clockRead'; now: Moment }
  | { type: 'dayPicked'; day: Day }
  | { type: 'slotPicked'; day: Day; slot: Slot }
  | { type: 'patientGiven'; patient: Patient };

/** docs/requirements.md § 2 */
export const bookingSteps = [
  'practitioner',
  'slot',
  'patient',
  'confirmation',
] as const satisfies readonly BookingStep[];

export const firstBookingState: BookingState = { step: 'practitioner' };

/** Counts the completed steps. */
export function stepsDone(state: BookingState): number {
  return bookingSteps.indexOf(state.step);
}

function firstDay(now: Moment): Day {
  const stillToday = slotTimes.some((time) => !hasBegun(now.day, time, now));
  return stillToday ? now.day : daysAfter(now.day, 1);
}

function choosingSlot(practitioner: ChosenPractitioner, day: Day, now: Moment): StateAt<'slot'> {
  return { step: 'slot', practitioner, day: day < now.day ? firstDay(now) : day, now };
}

/** Returns the same state for an event that does not apply (docs/requirements.md § 4). */
export function advance(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'practitionerPicked':
      if (state.step !== 'practitioner') return state;
      return choosingSlot(event.practitioner, firstDay(event.now), event.now);
    case 'clockRead':
      if (state.step !== 'slot') return state;
      return choosingSlot(state.practitioner, state.day, event.now);
    case 'dayPicked':
      if (state.step !== 'slot' || event.day < state.now.day) return state;
      return { ...state, day: event.day };
    case 'slotPicked':
      return slotPicked(state, event.day, event.slot);
    case 'patientGiven': {
      if (state.step !== 'patient') return state;
      const { practitioner, slot } = state;
      return { step: 'confirmation', practitioner, slot, patient: event.patient };
    }
  }
}

function slotPicked(state: BookingState, day: Day, { time, available }: Slot): BookingState {
  if (state.step !== 'slot' || state.day !== day || !available) return state;
  if (hasBegun(day, time, state.now)) return state;
  return { step: 'patient', practitioner: state.practitioner, slot: { day, time } };
}
