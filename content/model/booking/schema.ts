import { z } from 'zod';
import {
  list,
  reference,
  slug,
  stated,
  statedFact,
  text,
  titledList,
  wholeNumber,
} from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { practicalAnchors, type PracticalName } from '../practical/practical';

export const bookingSchema = z
  .strictObject({
    introduction: text(160).exactOptional().describe('Première phrase'),
    channels: stated(
      z.strictObject({
        heading: text(80).exactOptional().describe('Titre'),
        whatsapp: text(160).exactOptional().describe('WhatsApp'),
        phone: text(160).exactOptional().describe('Téléphone'),
        email: text(160).exactOptional().describe('E-mail'),
        form: text(160).exactOptional().describe('Formulaire'),
        privacyNote: text(160).exactOptional().describe('Ce qu’il ne faut pas écrire'),
      }),
    )
      .default({ confirmed: 'oui' })
      .describe('Moyens de demander un rendez-vous'),
    /** Tiles of the first step. Each specialty is listed below them once. */
    reasons: list(
      z
        .strictObject({
          id: slug()
            .meta({ unique: true })
            .describe('Identifiant (ne changez pas celui qui existe)'),
          label: text(40).describe('Nom court'),
          specialty: reference('specialty').describe('Spécialité'),
          /** Instead of the drawing of the specialty. */
          icon: z.enum(['baby', 'flask', 'pill', 'syringe']).exactOptional().describe('Dessin'),
          /** Asked above the doctors, with what to do. */
          urgent: text(60)
            .exactOptional()
            .describe('Question de qui ne peut pas attendre (« Malade maintenant ? »)'),
          withoutAppointment: z
            .enum(Object.keys(practicalAnchors) as PracticalName[])
            .exactOptional()
            .describe('Bloc des infos pratiques qui dit quoi faire sans rendez-vous'),
        })
        .describe('Motif'),
    ).describe('Ce qui vous amène'),
    whatToBring: titledList.exactOptional().describe('À apporter'),
    whatHappensNext: stated(titledList).exactOptional().describe('Ce qui se passe ensuite'),
    /** Without it, until a consultation begins. */
    noticeHours: wholeNumber(0, 72)
      .exactOptional()
      .describe('Heures avant une consultation où il est trop tard pour écrire (« 3 »)'),
    /** Shown once the clinic confirms that it listens to voice messages. */
    voiceMessage: statedFact(text(160))
      .exactOptional()
      .describe('Invitation à envoyer un message vocal, si quelqu’un les écoute'),
    /** Promised by the contact form once confirmed. */
    messageReply: statedFact(text(160))
      .exactOptional()
      .describe('Réponse promise par le formulaire'),
  })
  .prefault({})
  .describe('Page « Prendre rendez-vous »');

export type TitledList = ReadOnly<z.infer<typeof titledList>>;

export type Booking = ReadOnly<z.infer<typeof bookingSchema>>;
