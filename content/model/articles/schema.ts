import { z } from 'zod';
import { textSectionSchema } from '../about/schema';
import { pastDay, layWords, list, picture, reference, some, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { specialtyGlyph } from '../services/schema';

/** The file's name is the article's slug. */
export const articleSchema = z
  .strictObject({
    title: text(48).meta({ unique: true }).describe('Titre'),
    excerpt: text(300, 70).describe('Résumé'),
    date: pastDay().describe('Jour de parution'),
    icon: specialtyGlyph,
    Image: picture('conseils').meta({ unique: true }).describe('Image'),
    linkId: reference('specialty').describe('Spécialité'),
    /** Absent until a doctor has approved the article. */
    reviewedBy: reference('doctor')
      .meta({ without: 'effacez cette ligne, ou faites relire l’article par un autre médecin' })
      .exactOptional()
      .describe('Relu par'),
    layWords: layWords().exactOptional(),
    /** The article shows the signs of the first one, and links to all. */
    situations: list(reference('situation')).describe('Situations d’urgence'),
    sections: z
      .array(
        textSectionSchema
          .refine(({ paragraphs, points = [] }) => paragraphs.length + points.length > 0, {
            error: 'cette partie est vide : écrivez « paragraphs » ou « points », ou effacez-la',
          })
          .describe('partie'),
      )
      .min(1)
      .describe('Parties'),
    sources: some(text(200).describe('source')).describe('Sources'),
  })
  .meta({ title: 'Articles', description: 'article' });

export type Article = ReadOnly<z.infer<typeof articleSchema>> & { slug: string };
