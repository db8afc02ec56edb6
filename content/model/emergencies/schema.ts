import { z } from 'zod';
import { pastDay, instead, list, reference, slug, some, stated, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

const signature = z.strictObject({
  by: reference('doctor')
    .meta({
      without:
        'effacez la signature (« signed », « by » et « on »), ou faites relire et signer par un autre médecin',
    })
    .describe('Médecin qui signe'),
  on: pastDay().describe('Le'),
});

/** Separated by commas (docs/changer-le-contenu.md). */
const entries = () => text(12_000);

const situationSchema = z.strictObject({
  id: slug().meta({ unique: true }).describe('Identifiant (ne changez pas celui qui existe)'),
  title: text(50).describe('Titre'),
  /** Shown unfolded: life depends on minutes. */
  vital: z
    .enum(['oui'])
    .exactOptional()
    .describe('Dépliée d’avance, parce que la vie se joue en minutes'),
  words: entries().exactOptional().describe('Mots qui mettent cette situation d’abord'),
  /** The gravest first, at most 15 words each. */
  signs: some(text(140).describe('signe'))
    .refine(({ length }) => length <= 6, { error: 'six signes au plus' })
    .describe('Signes, le plus grave d’abord'),
  /** Hidden until a doctor has signed. */
  steps: some(text(140).describe('geste')).exactOptional().describe('Gestes en attendant'),
  /** docs/sources-medicales.md */
  sources: some(text(200).describe('source')).describe('Sources'),
  signed: signature.exactOptional().describe('Signature d’un médecin'),
});

/** A clinic receives emergencies, names the hospital that does, or says neither. */
const emergencyTextSchema = z.strictObject({
  received: z.enum(['oui']).exactOptional().describe('La clinique reçoit les urgences'),
  hospital: text(80)
    .exactOptional()
    .describe('Hôpital qui reçoit les urgences, si la clinique n’en reçoit pas'),
  introduction: text(160).exactOptional().describe('Première phrase'),
  nationalNumber: z
    .string()
    .regex(/^\d{2,4}$/u, instead('n’est pas un numéro d’urgence : écrivez deux à quatre chiffres'))
    .exactOptional()
    .describe('Numéro national'),
  cannotCome: text(200).exactOptional().describe('Qui ne peut pas venir'),
  door: text(200).exactOptional().describe('Où entrer'),
  toSay: list(text(80).describe('ligne')).describe('Que dire au téléphone'),
});

const dangersSchema = z.strictObject({
  words: entries().describe('Mots d’urgence qui ne sont d’aucune situation'),
  unclear: entries().describe('Mots qui, seuls, ne disent rien à côté d’un mot anodin'),
  harmless: entries().describe('Mots anodins : papiers, prix, examens'),
});

export const emergenciesSchema = z
  .strictObject({
    emergency: stated(emergencyTextSchema)
      .default({ toSay: [], confirmed: 'oui' })
      .refine(({ received, hospital }) => received === undefined || hospital === undefined, {
        path: ['hospital'],
        error: '« received: oui » dit que la clinique reçoit les urgences : effacez l’un des deux',
      })
      .refine(
        ({ received, hospital, introduction, cannotCome, door }) =>
          (received ?? hospital) !== undefined ||
          [introduction, cannotCome, door].every((said) => said === undefined),
        'dites qui reçoit les urgences : écrivez « received: oui », ou le nom de l’hôpital dans « hospital »',
      )
      .refine(({ hospital, nationalNumber }) => hospital === undefined || nationalNumber, {
        path: ['hospital'],
        error: 'écrivez aussi « nationalNumber », le numéro que l’on appelle en allant à l’hôpital',
      })
      .describe('Dans toute urgence'),
    /** The most frequent first. */
    situations: list(situationSchema.describe('situation')).describe('Situations'),
    dangers: dangersSchema.describe('Mots qui mettent le téléphone d’abord'),
  })
  .describe('Urgences');

export type Signature = ReadOnly<z.infer<typeof signature>>;

export type Situation = ReadOnly<z.infer<typeof situationSchema>>;

export type EmergencyText = ReadOnly<z.infer<typeof emergencyTextSchema>>;
