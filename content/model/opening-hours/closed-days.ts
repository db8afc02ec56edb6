import { announcement } from '../calendar/announcement';
import { daysIn, weekdayOf, weekTo, type Day, type Weekday } from '../calendar/day';
import { dayLabelFrom } from '../calendar/print';
import { listed } from '../../fields/typography';
import type { Closure } from './closure';
import type { ServiceHours } from './service-hours';

/**
 * Returns « Tabaski : pas de consultation », its days, and its consequences. Omits closures during which `doctor`
 * consults.
 */
export function announcedClosures(closures: readonly Closure[], today: Day, doctor?: string) {
  return closures
    .filter(({ sauf }) => doctor === undefined || !sauf.includes(doctor))
    .map((closure) => ({
      lead: `${closure.raison}\u00a0: pas de consultation`,
      ...announcement(closure, today),
      children: `. ${consequences(closure)}`,
    }));
}

/** Returns « Laboratoire : fermeture », its days, and why. */
export const announcedServices = (
  services: readonly Pick<ServiceHours, 'title' | 'closed'>[],
  today: Day,
) =>
  services.flatMap(({ title, closed }) =>
    closed.map((days) => ({
      lead: `${title}\u00a0: fermeture`,
      ...announcement(days, today),
      children: `. ${days.raison}.`,
    })),
  );

function consequences({ urgences, sauf }: Closure): string {
  const those =
    sauf.length === 0 ? [] : [`Consulte${sauf.length > 1 ? 'nt' : ''}\u00a0: ${listed(sauf)}.`];
  return [
    urgences === 'oui' ? 'Les urgences restent ouvertes.' : 'Clinique fermée.',
    ...those,
  ].join(' ');
}

/** Returns the closed days that fall on a weekday, each shown from six days before. */
export function closedWeekdays(closures: readonly Closure[], weekday: Weekday, today: Day) {
  return closures.flatMap((closure) =>
    daysIn(closure)
      .filter((day) => weekdayOf(day) === weekday)
      .map((day) => ({
        ...weekTo(day),
        words: `${dayLabelFrom(day, today)}, ${closure.raison}\u00a0: pas de consultation. ${consequences(closure)}`,
      })),
  );
}
