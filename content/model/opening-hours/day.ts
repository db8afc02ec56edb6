import { format, parse } from 'date-fns';
import { fr } from 'date-fns/locale/fr';
import type { Day } from '../calendar/day';

/** Returns « 1er mars 2026 ». Throws a `RangeError` for an impossible day. */
export function dayInWords(day: Day): string {
  return format(parse(day, 'yyyy-MM-dd', new Date(0)), 'd MMMM yyyy', { locale: fr }).replace(
    /^1 /,
    '1er ',
  );
}
