import { displayPhone, type PhoneNumber } from './phone';

/** The sentence for emergencies, the same on every page: « Venez tout de suite ou appelez le +223 00 00 00 01 ». */
export function comeOrCallSentence(phone: PhoneNumber): string {
  return `Venez tout de suite ou appelez le ${displayPhone(phone)}`;
}
