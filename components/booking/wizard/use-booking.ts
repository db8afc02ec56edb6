import { useState } from 'react';
import { pushQuery } from '@/components/ui/address/address';
import { useQuery, useRightQuery } from '@/components/ui/address/use-query';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import {
  advance,
  bookingSteps,
  firstBookingState,
  stepsDone,
  type BookingEvent,
  type BookingState,
  type BookingStep,
  type PatientDraft,
} from '@/content/model/booking/booking-state';
import { momentOf } from '@/content/model/calendar/now';

/** The sample also works if the device's clock is wrong. */
export const readClock = () =>
  momentOf(clinicNow() ?? new Date(document.documentElement.dataset.built ?? 0));

/** The sample stores no choices, so its address contains only the number of the step (from 1). */
const parameter = 'etape';
const queryFor = (done: number) => `?${parameter}=${done + 1}`;

function doneIn(query: string | null, trail: readonly BookingState[]): number {
  const asked = Number(new URLSearchParams(query ?? '').get(parameter)) || 1;
  return Math.min(Math.max(asked, 1), trail.length) - 1;
}

const emptyDraft: PatientDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  consent: false,
};

export type Booking = ReturnType<typeof useBooking>;

/**
 * Holds the last state of each step so far, and what is typed, so that « Retour » keeps it. Every event reads the clinic's
 * clock again, since a page may stay open past midnight.
 */
export function useBooking() {
  const query = useQuery();
  const [trail, setTrail] = useState([firstBookingState]);
  const [draft, setDraft] = useState(emptyDraft);
  const done = doneIn(query, trail);
  const shown = queryFor(done);
  useRightQuery(query && query !== shown ? shown : undefined);
  const upToDate = () =>
    advance(trail[done] ?? firstBookingState, { type: 'clockRead', now: readClock() });
  return {
    isAwake: query !== null,
    state: query === null ? firstBookingState : upToDate(),
    draft,
    keep: (change: Partial<PatientDraft>) => {
      setDraft((before) => ({ ...before, ...change }));
    },
    send: (event: BookingEvent) => {
      const next = advance(upToDate(), event);
      const nextDone = stepsDone(next);
      setTrail([...trail.slice(0, nextDone), next]);
      if (nextDone > done) pushQuery(queryFor(nextDone));
    },
    returnTo: (step: BookingStep) => {
      pushQuery(queryFor(bookingSteps.indexOf(step)));
    },
    restart: () => {
      setTrail([firstBookingState]);
      setDraft(emptyDraft);
      pushQuery(queryFor(0));
    },
  };
}
