import { format, parse } from 'date-fns';
import { fr } from 'date-fns/locale/fr';

/** A day in ISO 8601: `yyyy-MM-dd`. */
export type IsoDay = `${number}-${number}-${number}`;

/** A day in French words: « 1er mars 2026 ». Throws a `RangeError` for a day that does not exist. */
export function dayInWords(day: IsoDay): string {
  return format(parse(day, 'yyyy-MM-dd', new Date(0)), 'd MMMM yyyy', { locale: fr }).replace(
    /^1 /,
    '1er ',
  );
}
