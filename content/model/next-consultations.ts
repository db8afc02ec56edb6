import { clinicMoment, dayLabel, daysAfter } from './clinic-time';
import type { Doctor } from './doctor';

/** From this hour on nobody comes for a consultation of today. */
const evening = 18;

/** How far ahead a day is looked for: a doctor may receive on one day of the week alone, and be away for weeks. */
const daysAhead = 70;

/**
 * The next days on which a doctor with these slots receives, in words: « jeudi 26 novembre, 9 h ». By Bamako's calendar; a
 * consultation that has begun is not among them, nor a day of an absence. None for who receives by appointment alone.
 */
export function nextConsultations(
  { consultation, absences = [] }: Pick<Doctor, 'consultation' | 'absences'>,
  now: Date,
  count: number,
): string[] {
  const { day: today } = clinicMoment(now);
  const days = Array.from({ length: daysAhead }, (_, ahead) => daysAfter(today, ahead));
  return days
    .flatMap((day, ahead) => {
      const label = dayLabel(day).replace(/ \d{4}$/, '');
      if (absences.some(({ du, au }) => du <= day && day <= au)) return [];
      return consultation
        .flatMap((slot) => {
          const [, weekday, digits] = /^(\p{L}+) (\d+)H$/u.exec(slot) ?? [];
          const isDaily = slot === 'Tous les jours';
          if (!isDaily && !(weekday && label.startsWith(weekday.toLowerCase()))) return [];
          const hour = Number(digits ?? evening);
          if (ahead === 0 && now.getUTCHours() >= hour) return [];
          return [{ hour, words: digits === undefined ? label : `${label}, ${digits}\u00a0h` }];
        })
        .sort((a, b) => a.hour - b.hour);
    })
    .slice(0, count)
    .map(({ words }) => words);
}
