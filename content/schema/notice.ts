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
    /** True for a notice without which a visitor could come in vain, or be in danger. */
    urgent: z.enum(['oui', 'non']),
  })
  .refine(...inOrder('l’avis'));
