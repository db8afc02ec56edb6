import { z } from 'zod';
import { day, inOrder, text } from './fields';

/** What the clinic tells every visitor from one day to another, both included. */
export const noticeSchema = z
  .strictObject({
    /** « Pas de scanner » */
    title: text(60),
    text: text(300),
    du: day(),
    au: day(),
    /** Whether a visitor who does not read it could come for nothing, or be in danger. */
    urgent: z.enum(['oui', 'non']),
  })
  .refine(...inOrder('l’avis'));
