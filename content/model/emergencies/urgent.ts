import { displayPhone, type PhoneNumber } from '../clinic/phone';

/** The same on every page. */
export function comeOrCallSentence(phone: PhoneNumber): string {
  return `Venez tout de suite ou appelez le ${displayPhone(phone)}`;
}
