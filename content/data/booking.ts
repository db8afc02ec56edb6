import type { BookingText } from '../model/booking';

/** How to ask for an appointment, on its own page. */
export const booking = {
  introduction:
    'Choisissez le moyen qui vous convient. Dites-nous votre nom, le médecin ou la spécialité, et les jours où vous êtes libre.',
  emergency: {
    heading: 'C’est urgent ?',
    paragraphs: [
      'Appelez-nous ou venez directement : la clinique est ouverte jour et nuit.',
      'Vous pouvez aussi appeler le 15, le numéro national des urgences de santé (SAMU). N’attendez pas la réponse à un message.',
    ],
    /** The national health emergency number of Mali. */
    nationalNumber: '15',
  },
  channels: {
    heading: 'Demander un rendez-vous',
    toDemonstration: 'Essayer la prise de rendez-vous en ligne (démonstration)',
    items: [
      {
        id: 'whatsapp',
        title: 'WhatsApp',
        text: 'Un message est déjà écrit : ajoutez votre nom et le jour souhaité, puis envoyez.',
      },
      {
        id: 'phone',
        title: 'Téléphone',
        text: 'Appelez l’accueil à toute heure, surtout si vous hésitez sur le médecin à voir.',
      },
      {
        id: 'email',
        title: 'E-mail',
        text: 'Écrivez-nous et laissez un numéro où vous joindre.',
      },
      {
        id: 'form',
        title: 'Formulaire',
        text: 'Remplissez le formulaire de contact avec l’objet « Prise de rendez-vous ».',
      },
    ],
    privacyNote:
      'Dans vos messages, n’écrivez pas de détails médicaux : gardez-les pour l’accueil ou le médecin.',
  },
  whatToBring: {
    heading: 'Ce qu’il faut apporter',
    items: [
      'Une pièce d’identité',
      'Votre carte d’assurance, de mutuelle ou d’AMO, si vous en avez une',
      'Vos ordonnances, ou les boîtes des médicaments que vous prenez',
      'Vos derniers résultats d’analyses, radios et comptes rendus',
      'Le carnet de santé ou de vaccination pour un enfant, le carnet de grossesse pour une femme enceinte',
      'La lettre du médecin qui vous envoie, s’il y en a une',
    ],
  },
  whatHappensNext: {
    heading: 'Ce qui se passe ensuite',
    items: [
      'L’accueil vous répond et vous propose un jour et une heure.',
      'Le rendez-vous est pris quand vous avez accepté cette proposition.',
      'Le jour venu, présentez-vous à l’accueil un quart d’heure avant.',
      'Un empêchement ? Prévenez-nous : la place servira à quelqu’un d’autre.',
    ],
  },
} as const satisfies BookingText;
