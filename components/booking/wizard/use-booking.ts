import { useEffect, useState } from 'react';
import { pushQuery, replaceQuery, useQuery } from '@/components/booking/steps/use-query';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import {
  advance,
  bookingSteps,
  firstBookingState,
  stepsDone,
  type BookingEvent,
  type BookingState,
  type BookingStep,
  type ChosenPractitioner,
  type Patient,
} from '@/content/model/booking/booking-state';
import { clinicMoment, type Day } from '@/content/model/opening-hours/clinic-time';
import type { Slot } from '@/content/model/booking/slots';

export interface BookingActions {
  pickPractitioner: (practitioner: ChosenPractitioner) => void;
  pickDay: (day: Day) => void;
  pickSlot: (day: Day, slot: Slot) => void;
  givePatient: (patient: Patient) => void;
  returnTo: (step: BookingStep) => void;
  restart: () => void;
}

/** The sample goes on under any clock. */
const readClock = () => clinicMoment(clinicNow() ?? new Date());

/** The sample keeps no choice, so its address has the number of the step alone (from 1). */
const parameter = 'etape';
const queryFor = (done: number) => `?${parameter}=${done + 1}`;

function doneIn(query: string | null, trail: readonly BookingState[]): number {
  const asked = Number(new URLSearchParams(query ?? '').get(parameter)) || 1;
  return Math.min(Math.max(asked, 1), trail.length) - 1;
}

/** Every event reads the clinic's clock again, since a page may stay open past midnight. */
export function useBooking(): { state: BookingState; actions: BookingActions } {
  const query = useQuery();
  /** The last state of each step so far. */
  const [trail, setTrail] = useState([firstBookingState]);
  const done = doneIn(query, trail);
  const shown = queryFor(done);
  useEffect(() => {
    if (query && query !== shown) replaceQuery(shown);
  }, [query, shown]);
  const upToDate = () =>
    advance(trail[done] ?? firstBookingState, { type: 'clockRead', now: readClock() });

  const send = (event: BookingEvent) => {
    const next = advance(upToDate(), event);
    const nextDone = stepsDone(next);
    setTrail([...trail.slice(0, nextDone), next]);
    if (nextDone > done) pushQuery(queryFor(nextDone));
  };
  const actions: BookingActions = {
    pickPractitioner: (practitioner) => {
      send({ type: 'practitionerPicked', practitioner, now: readClock() });
    },
    pickDay: (day) => {
      send({ type: 'dayPicked', day });
    },
    pickSlot: (day, slot) => {
      send({ type: 'slotPicked', day, slot });
    },
    givePatient: (patient) => {
      send({ type: 'patientGiven', patient });
    },
    returnTo: (step) => {
      pushQuery(queryFor(bookingSteps.indexOf(step)));
    },
    restart: () => {
      setTrail([firstBookingState]);
      pushQuery(queryFor(0));
    },
  };
  return { state: query === null ? firstBookingState : upToDate(), actions };
}
