import { displayPhone, type PhoneNumber } from '../clinic/phone';
import { isAlwaysOpen, type OpeningHours } from '../opening-hours/schedule';
import { hoursInWords } from '../opening-hours/words';

/** The same on every page. */
export function comeOrCallSentence(phone: PhoneNumber): string {
  return `Venez tout de suite ou appelez le ${displayPhone(phone)}`;
}

/** Returns what to do while the clinic is closed, for a clinic that closes. */
export function whenClosedSentence(
  rows: readonly OpeningHours[],
  nationalNumber: string,
): string | undefined {
  return isAlwaysOpen(rows)
    ? undefined
    : `La clinique est ouverte ${hoursInWords(rows)}. Quand elle est fermée, appelez le ${nationalNumber}.`;
}
