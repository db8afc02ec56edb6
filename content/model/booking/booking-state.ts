import { daysAfter, type ClinicMoment, type Day } from '../opening-hours/clinic-time';
import type { Practitioner } from '../practitioners/schema';
import { hasBegun, slotTimes, type Slot, type SlotTime } from './slots';

/** The data of a practitioner that the wizard keeps. */
export type ChosenPractitioner = Pick<Practitioner, 'id' | 'name' | 'specialty'>;

/** Day and time of the appointment, in Bamako. */
export interface ChosenSlot {
  readonly day: Day;
  readonly time: SlotTime;
}

/** Values of the patient form while it is filled in (docs/requirements.md § 3). */
export interface PatientDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly consent: boolean;
}

/** A patient who has given consent, without which nothing is confirmed (docs/requirements.md § 5). */
export type Patient = PatientDraft & { readonly consent: true };

/** State of the booking wizard (docs/requirements.md § 4). */
export type BookingState =
  | { readonly step: 'practitioner' }
  | {
      readonly step: 'slot';
      readonly practitioner: ChosenPractitioner;
      /** Never before today. */
      readonly day: Day;
      /** When the clock was last read. Slots that have begun by then are not offered. */
      readonly now: ClinicMoment;
    }
  | {
      readonly step: 'patient';
      readonly practitioner: ChosenPractitioner;
      readonly slot: ChosenSlot;
    }
  | {
      readonly step: 'confirmation';
      readonly practitioner: ChosenPractitioner;
      readonly slot: ChosenSlot;
      readonly patient: Patient;
    };

/** Name of a step of the wizard. */
export type BookingStep = BookingState['step'];

/** An event of the wizard. */
export type BookingEvent =
  | {
      readonly type: 'practitionerPicked';
      readonly practitioner: ChosenPractitioner;
      readonly now: ClinicMoment;
    }
  | { readonly type: 'clockRead'; readonly now: ClinicMoment }
  | { readonly type: 'dayPicked'; readonly day: Day }
  | { readonly type: 'slotPicked'; readonly day: Day; readonly slot: Slot }
  | { readonly type: 'patientGiven'; readonly patient: Patient }
  /** To an earlier step, by « Retour », « Modifier le rendez-vous » or the browser's back button. */
  | { readonly type: 'returned'; readonly to: BookingStep; readonly now: ClinicMoment }
  /** To a later step already reached, by the browser's forward button. */
  | { readonly type: 'resumed'; readonly at: BookingState }
  | { readonly type: 'restarted' };

/** The steps in their order (docs/requirements.md § 2). */
export const bookingSteps = [
  'practitioner',
  'slot',
  'patient',
  'confirmation',
] as const satisfies readonly BookingStep[];

/** The state in which the wizard opens. */
export const firstBookingState: BookingState = { step: 'practitioner' };

/** Number of completed steps. */
export function stepsDone(state: BookingState): number {
  return bookingSteps.indexOf(state.step);
}

function firstDay(now: ClinicMoment): Day {
  const stillToday = slotTimes.some((time) => !hasBegun(now.day, time, now));
  return stillToday ? now.day : daysAfter(now.day, 1);
}

function choosingSlot(
  practitioner: ChosenPractitioner,
  day: Day,
  now: ClinicMoment,
): Extract<BookingState, { step: 'slot' }> {
  return { step: 'slot', practitioner, day: day < now.day ? firstDay(now) : day, now };
}

function returned(state: BookingState, to: BookingStep, now: ClinicMoment): BookingState {
  if (state.step === 'practitioner' || bookingSteps.indexOf(to) >= stepsDone(state)) return state;
  const { practitioner } = state;
  if (to === 'practitioner' || state.step === 'slot') return firstBookingState;
  const { slot } = state;
  return to === 'slot'
    ? choosingSlot(practitioner, slot.day, now)
    : { step: 'patient', practitioner, slot };
}

/**
 * Returns the wizard's state after an event (docs/requirements.md § 4). Events that do not apply return the same state:
 * a second tap, a past day, a slot that is full or has begun.
 */
export function advance(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'restarted':
      return firstBookingState;
    case 'returned':
      return returned(state, event.to, event.now);
    case 'resumed':
      return stepsDone(event.at) > stepsDone(state) ? event.at : state;
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
