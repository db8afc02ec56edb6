import { z } from 'zod';
import { day, text } from './fields';

/** What the clinic tells every visitor from one day to another, both included. */
export const noticeSchema = z
  .strictObject({
    /** « Pas de scanner » */
    title: text(60),
    text: text(300),
    du: day(),
    au: day(),
    /** Whether somebody could come for nothing, or be in danger, who does not read it. */
    urgent: z.enum(['oui', 'non']),
  })
  .refine(({ du, au }) => du <= au, {
    path: ['au'],
    error: 'l’avis finit avant d’avoir commencé : « au » vient après « du »',
  });
