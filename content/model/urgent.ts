import { displayPhone, type PhoneNumber } from './phone';

/** « Venez tout de suite ou appelez le +223 00 00 00 01 »: one wording everywhere. */
export function comeOrCallSentence(phone: PhoneNumber): string {
  return `Venez tout de suite ou appelez le ${displayPhone(phone)}`;
}
