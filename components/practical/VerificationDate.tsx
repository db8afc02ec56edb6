import { dayInWords } from '@/content/model/calendar/print';
import type { PracticalBlock } from '@/content/model/practical/practical';
import { note } from '@/components/theme/typography.css';

export function VerificationDate({ par, le }: NonNullable<PracticalBlock['verifie']>) {
  return (
    <p className={note}>
      Vérifié le <time dateTime={le}>{dayInWords(le)}</time> par {par}
    </p>
  );
}
