import { z } from 'zod';
import { layWords, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

const heading = text(60).describe('Titre');
const words = text(40).describe('Mots');

/** Sentences of the page in English; the facts are those of the other files. */
export const englishSchema = z
  .strictObject({
    title: text(70).describe('Titre de la page'),
    heading,
    description: text(160, 50).describe('Description'),
    layWords: layWords(),
    /** Separated by commas. */
    dangerWords: text(1000).describe('Mots qui mettent le téléphone d’abord'),
    introduction: text(200).describe('Première phrase'),
    call: text(20).describe('« Appeler »'),
    newTab: text(20).describe('« nouvel onglet »'),
    emergencies: z
      .strictObject({
        heading,
        always: text(200).describe('Reçues jour et nuit'),
        atHours: text(200).describe('Reçues à certaines heures'),
        elsewhere: text(200).describe('Reçues par un hôpital'),
        national: text(40).describe('« Numéro d’urgence national »'),
      })
      .describe('Urgences'),
    appointment: z
      .strictObject({
        heading,
        text: text(300).describe('Comment demander'),
        chat: text(40).exactOptional().describe('« Écrire sur WhatsApp »'),
        message: text(120).describe('Message écrit d’avance'),
      })
      .describe('Rendez-vous'),
    hours: z
      .strictObject({
        heading,
        wholeDay: words.describe('« 24h/24 »'),
        closed: words.describe('« Fermé »'),
        services: z
          .strictObject({
            consultations: words.describe('Consultations'),
            laboratoire: words.describe('Laboratoire'),
            imagerie: words.describe('Imagerie'),
            pharmacie: words.describe('Pharmacie'),
          })
          .describe('Services'),
      })
      .describe('Horaires'),
    directions: z
      .strictObject({ heading, link: words.describe('« Itinéraire »') })
      .describe('Adresse'),
    languages: z
      .strictObject({ heading, text: text(200).describe('Phrase') })
      .describe('Qui parle anglais'),
    insurers: z
      .strictObject({ heading, text: text(200).describe('Phrase') })
      .describe('Assurances'),
  })
  .optional()
  .describe('Page en anglais');

export type EnglishText = ReadOnly<NonNullable<z.infer<typeof englishSchema>>>;
