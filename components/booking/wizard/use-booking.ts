import { useState } from 'react';
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
import { useStepHistory } from './use-step-history';

export interface BookingActions {
  pickPractitioner: (practitioner: ChosenPractitioner) => void;
  pickDay: (day: Day) => void;
  pickSlot: (day: Day, slot: Slot) => void;
  givePatient: (patient: Patient) => void;
  returnTo: (step: BookingStep) => void;
  restart: () => void;
}

const readClock = () => clinicMoment(clinicNow());

function actionsOf(send: (event: BookingEvent) => void): BookingActions {
  return {
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
    returnTo: (to) => {
      send({ type: 'returned', to, now: readClock() });
    },
    restart: () => {
      send({ type: 'restarted' });
    },
  };
}

interface Journey {
  state: BookingState;
  /** The last state of each step, for the browser's Forward. */
  visited: readonly (BookingState | undefined)[];
}

function withVisited(visited: Journey['visited'], state: BookingState): Journey {
  const kept = [...visited];
  kept[stepsDone(state)] = state;
  return { state, visited: kept };
}

const start: Journey = withVisited([], firstBookingState);

/** Every event reads the clinic's clock again, since a page may stay open past midnight. */
export function useBooking(): { state: BookingState; actions: BookingActions } {
  const [{ state, visited }, setJourney] = useState(start);
  const upToDate = (any: BookingState) => advance(any, { type: 'clockRead', now: readClock() });

  const follow = useStepHistory((done) => {
    const to = bookingSteps[done];
    const ahead = visited[done];
    const event: BookingEvent | undefined =
      done <= stepsDone(state)
        ? to && { type: 'returned', to, now: readClock() }
        : ahead && { type: 'resumed', at: ahead };
    if (!event) return false;
    setJourney(withVisited(visited, upToDate(advance(state, event))));
    return true;
  });
  const send = (event: BookingEvent) => {
    const next = advance(upToDate(state), event);
    follow(stepsDone(state), stepsDone(next));
    setJourney(event.type === 'restarted' ? start : withVisited(visited, next));
  };
  return { state, actions: actionsOf(send) };
}
