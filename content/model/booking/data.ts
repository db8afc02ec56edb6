import type { BookingText } from './booking';
import type { Stated } from '../clinic/stated';

type StatedBooking = BookingText & {
  readonly [Part in 'channels' | 'whatHappensNext']: Stated<BookingText[Part]>;
};

/** Promised by the contact form once confirmed. */
export const messageReply = {
  is: 'L’accueil vous répond dans la journée, par téléphone ou par e-mail.',
  confirmed: 'non',
} as const satisfies Stated<{ readonly is: string }>;

export const booking = {
  introduction: 'Choisissez le moyen qui vous convient.',
  channels: {
    heading: 'Demander un rendez-vous',
    confirmed: 'non',
    items: [
      {
        id: 'whatsapp',
        title: 'WhatsApp',
        text: 'Le message est déjà écrit : ajoutez votre nom et le jour souhaité, puis envoyez.',
      },
      {
        id: 'phone',
        title: 'Téléphone',
        text: 'Appelez l’accueil à toute heure, surtout si vous ne savez pas quel médecin voir.',
      },
      {
        id: 'email',
        title: 'E-mail',
        text: 'Dites votre nom, le médecin ou la spécialité, vos jours libres, et un numéro où vous joindre.',
      },
      {
        id: 'form',
        title: 'Formulaire',
        text: 'Remplissez le formulaire de contact avec le sujet « Prise de rendez-vous ».',
      },
    ],
    privacyNote:
      'Dans vos messages, n’écrivez pas de détails médicaux : gardez-les pour le médecin.',
  },
  whatToBring: {
    heading: 'Ce qu’il faut apporter',
    items: [
      'Une pièce d’identité',
      'Votre carte d’AMO (l’assurance maladie obligatoire, gérée par la CANAM), de mutuelle ou d’assurance privée',
      'Vos ordonnances, ou les boîtes des médicaments que vous prenez',
      'Vos derniers résultats d’analyses, radios et comptes rendus',
      'Le carnet de santé ou de vaccination pour un enfant, le carnet de CPN (consultations prénatales) pour une femme enceinte',
      'La lettre du médecin qui vous envoie, s’il y en a une',
    ],
  },
  whatHappensNext: {
    heading: 'Ce qui se passe ensuite',
    confirmed: 'non',
    items: [
      'L’accueil vous répond et vous propose un jour et une heure.',
      'Le rendez-vous est pris quand vous avez accepté cette proposition.',
      'Le jour venu, présentez-vous à l’accueil un quart d’heure avant.',
      'Un empêchement ? Prévenez-nous : la place servira à quelqu’un d’autre.',
    ],
  },
} as const satisfies StatedBooking;
