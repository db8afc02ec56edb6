import { format, parse } from 'date-fns';
import { fr } from 'date-fns/locale/fr';

/** ISO 8601: `yyyy-MM-dd`. */
export type IsoDay = `${number}-${number}-${number}`;

/** Returns « 1er mars 2026 ». Throws a `RangeError` for an impossible day. */
export function dayInWords(day: IsoDay): string {
  return format(parse(day, 'yyyy-MM-dd', new Date(0)), 'd MMMM yyyy', { locale: fr }).replace(
    /^1 /,
    '1er ',
  );
}
