import { displayPhone, type PhoneNumber } from './phone';

/** How every urgent sign is introduced, the telephone following: one wording everywhere. */
export const comeOrCall = 'Venez tout de suite ou appelez le';

/** « Venez tout de suite ou appelez le +223 00 00 00 01 » */
export function comeOrCallSentence(phone: PhoneNumber): string {
  return `${comeOrCall} ${displayPhone(phone)}`;
}
