import { smsNumber } from '../clinic/chat';
import type { Clinic } from '../clinic/clinic';
import { callLink, phoneFor, type PhoneNumber } from '../clinic/phone';

export interface Reach {
  call: ReturnType<typeof callLink>;
  chatNumber: PhoneNumber | undefined;
  smsNumber: PhoneNumber | undefined;
  email: string | undefined;
  /** What works without a network. */
  offline: string;
  reply: string | undefined;
}

/** Takes the role « rendez-vous » for calls and for SMS. */
export function reachOf(
  clinic: Pick<Clinic, 'phones' | 'chatNumber' | 'email'>,
  reply: string | undefined,
): Reach {
  const { phones, chatNumber, email } = clinic;
  const sms = smsNumber(clinic, 'rendez-vous');
  const works = `Sans internet, ${sms === undefined ? 'l’appel passe' : 'l’appel et le SMS passent'}`;
  const later = 'WhatsApp envoie le message au retour du réseau';
  return {
    call: callLink(phoneFor(phones, 'rendez-vous')),
    chatNumber,
    smsNumber: sms,
    email,
    offline: `${works}${chatNumber === undefined ? '' : `\u00a0; ${later}`}.`,
    reply,
  };
}
