import { builtDay } from '../clinic/build';
import { daysAfter, lengthOf, type Day } from '../calendar/day';
import { announcement } from './announcement';
import { dayLabelFrom } from './clinic-time';
import type { Closure } from './closure';
import { weekdayNameOf } from './weekday';

const names = new Intl.ListFormat('fr');

/** False for a closure that ended before the build. */
const isToCome = ({ au }: Closure) => au >= builtDay();

/**
 * Returns « Tabaski : pas de consultation », its days, and its consequences. Omits closures during which `doctor`
 * consults.
 */
export function announcedClosures(closures: readonly Closure[], doctor?: string) {
  return closures
    .filter(isToCome)
    .filter(({ sauf }) => doctor === undefined || !sauf.includes(doctor))
    .map((closure) => ({
      lead: `${closure.raison}\u00a0: pas de consultation`,
      ...announcement(closure, builtDay()),
      children: `. ${consequences(closure)}`,
    }));
}

function consequences({ urgences, sauf }: Closure): string {
  const those =
    sauf.length === 0
      ? []
      : [`Consulte${sauf.length > 1 ? 'nt' : ''}\u00a0: ${names.format(sauf)}.`];
  return [
    urgences === 'oui' ? 'Les urgences restent ouvertes.' : 'Clinique fermée.',
    ...those,
  ].join(' ');
}

const daysOf = (closure: Closure): Day[] =>
  Array.from({ length: lengthOf(closure) }, (_, index) => daysAfter(closure.du, index));

/** Returns the closed days that fall on a weekday (« lundi »), each shown from six days before. */
export function closedWeekdays(closures: readonly Closure[], weekday: string) {
  return closures.filter(isToCome).flatMap((closure) =>
    daysOf(closure)
      .filter((day) => weekdayNameOf(new Date(day)) === weekday)
      .map((day) => ({
        from: daysAfter(day, -6),
        to: day,
        words: `${dayLabelFrom(day, builtDay())}, ${closure.raison}\u00a0: pas de consultation. ${consequences(closure)}`,
      })),
  );
}
