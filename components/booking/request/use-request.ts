import { useQuery } from '@/components/booking/steps/use-query';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { followMarkedDay, markedDay } from '@/components/ui/dated/marked-day';
import type { Person } from '@/content/model/booking/message';
import {
  choiceIn,
  type Choice,
  type Offer,
  type OfferedDoctor,
} from '@/content/model/booking/request';
import type { Consultation } from '@/content/model/doctors/next-consultations';
import { closuresOf, type Closure } from '@/content/model/opening-hours/closure';

/** Now (`clinicNow`), and the days without consultations. */
export interface Calendar {
  now: Date | undefined;
  closures: readonly Closure[];
}

export interface Request {
  choice: Choice;
  calendar: Calendar;
}

/** For the steps after the choice of a day. */
export interface ChosenProps {
  choice: Choice;
  doctor: OfferedDoctor;
  day: Consultation;
  person: Person;
}

/**
 * Reads the choice in the query of the address. Null until hydration. Each step reads the clock again, and a new day
 * renders the step anew, since a page may stay open past midnight.
 */
export function useRequest(offer: Offer): Request | null {
  const query = useQuery();
  useBrowserValue(followMarkedDay, markedDay, '');
  if (query === null) return null;
  const calendar = { now: clinicNow(), closures: closuresOf(document.documentElement) };
  return { choice: choiceIn(query, offer, calendar.now, calendar.closures), calendar };
}
