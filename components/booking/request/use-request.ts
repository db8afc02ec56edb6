import { useQuery } from '@/components/ui/address/use-query';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { followMarkedDay, markedDay } from '@/components/ui/dated/marked-day';
import type { Offered } from '@/content/model/booking/offered-days';
import type { Person } from '@/content/model/booking/message';
import {
  choiceIn,
  type Choice,
  type Offer,
  type OfferedDoctor,
} from '@/content/model/booking/request';
import type { Noun } from '@/content/model/doctors/naming';

export interface Request {
  choice: Choice;
  /** `clinicNow` */
  now: Date | undefined;
}

/** For the steps after the choice of a day. */
export interface ChosenProps {
  choice: Choice;
  doctor: OfferedDoctor;
  day: Offered;
  person: Person;
  noun: Noun;
}

/**
 * Reads the choice in the query of the address. Null until hydration. Each new `markedDay` renders the step again, since
 * a page may stay open past midnight.
 */
export function useRequest(offer: Offer): Request | null {
  const query = useQuery();
  useBrowserValue(followMarkedDay, markedDay, '');
  if (query === null) return null;
  const now = clinicNow();
  return { choice: choiceIn(query, offer, now), now };
}
