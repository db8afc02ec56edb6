import type { Day } from '@/content/model/calendar/day';
import { dayInWords } from '@/content/model/calendar/print';
import { note } from '@/components/theme/typography.css';

export function VerificationDate({ day }: { day: Day }) {
  return (
    <p className={note}>
      Vérifié par l’accueil le <time dateTime={day}>{dayInWords(day)}</time>
    </p>
  );
}
