import { z } from 'zod';
import { day, inOrder, text } from '../../reader/fields';

/** A notice for every visitor, from `du` through `au`. */
export const noticeSchema = z
  .strictObject({
    /** « Pas de scanner » */
    title: text(60),
    text: text(300),
    du: day(),
    au: day(),
    /** « oui » when a visitor who does not read it could come in vain or be in danger. */
    urgent: z.enum(['oui', 'non']),
  })
  .refine(...inOrder('l’avis'));
