import { z } from 'zod';
import { day, inOrder, text } from '../../fields/fields';

export const noticeSchema = z
  .strictObject({
    title: text(60).describe('Titre'),
    text: text(300).describe('Texte'),
    du: day().describe('Premier jour'),
    au: day().describe('Dernier jour (jamais avant le premier)'),
    /** « oui » when somebody could come in vain, or be in danger. */
    urgent: z.enum(['oui', 'non']).describe('Urgent'),
  })
  .refine(...inOrder('l’avis'))
  .describe('avis');
