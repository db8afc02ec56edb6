import type { Day, Span } from '../calendar/day';

export interface Notice extends Span {
  title: string;
  text: string;
  urgent: boolean;
}

/** Urgent notices first, then by first day. */
export function noticesFrom(notices: readonly Notice[], day: Day): Notice[] {
  const rank = ({ urgent, du }: Notice) => `${urgent ? 0 : 1} ${du}`;
  return notices
    .filter(({ au }) => au >= day)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
