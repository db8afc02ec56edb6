import { capitalised } from '../../content/fields/typography';
import { weekdayNames } from '../../content/model/calendar/day';
import type { OpeningRow } from './answers';

const dayIn = (typed: string): string | undefined =>
  weekdayNames.includes(typed.toLowerCase()) ? capitalised(typed.toLowerCase()) : undefined;

const clock = (typed: string): string =>
  typed.replaceAll(
    /(\d{1,2})\s*(?:[hH]|:)\s*(\d{2})?/g,
    (_, hours: string, minutes = '00') => `${hours.padStart(2, '0')}:${minutes as string}`,
  );

/** Returns a row for each period, and undefined for other text. `hours` may still be wrong. */
function rowsOf(typed: string): readonly (OpeningRow | undefined)[] {
  const [, first = '', last = first, hours = ''] =
    /^(?:du |le )?(\p{L}+)(?:\s*(?:-|–|au|à)\s*(\p{L}+))?\s*:?\s+(.+)$/iu.exec(
      typed.trim().replace(/^(fermé|ferme) le (\S+)$/iu, '$2 $1'),
    ) ?? [];
  const from = dayIn(first);
  const to = dayIn(last);
  if (from === undefined || to === undefined) return [undefined];
  if (/^ferm/i.test(hours)) return [{ from, to, hours: 'Fermé' }];
  if (/^24/.test(hours)) return [{ from, to, hours: '24h/24' }];
  return hours
    .split(/\s+et\s+/iu)
    .map((period) => ({ from, to, hours: clock(period).replace(/\s*(?:-|–|à)\s*/u, ' - ') }));
}

/**
 * Reads « 24h/24 », « Lundi - Samedi 7h30 - 20h, Dimanche fermé » and « Lundi 8h - 12h et 15h - 18h ». Returns undefined
 * for anything else.
 */
export function openingHoursIn(typed: string): readonly OpeningRow[] | undefined {
  if (/^24\s*h/i.test(typed.trim())) return [{ from: 'Lundi', to: 'Dimanche', hours: '24h/24' }];
  const rows = typed.split(/[,;]/u).flatMap(rowsOf);
  return rows.every((row) => row !== undefined) ? rows : undefined;
}
