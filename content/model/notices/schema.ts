import { z } from 'zod';
import { day, inOrder, text } from '../../reader/fields';

export const noticeSchema = z
  .strictObject({
    title: text(60),
    text: text(300),
    du: day(),
    au: day(),
    /** « oui » when somebody could come in vain, or be in danger. */
    urgent: z.enum(['oui', 'non']),
  })
  .refine(...inOrder('l’avis'));
