import { z } from 'zod';
import { textSectionSchema } from '../about/schema';
import {
  pastDay,
  eachItsOwn,
  layWords,
  list,
  picture,
  reference,
  some,
  text,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';
import { specialtyGlyph } from '../services/schema';

/** The file's name is the article's slug. */
export const articleSchema = z.strictObject({
  title: text(48),
  excerpt: text(300, 70),
  /** Day of publication. */
  date: pastDay(),
  icon: specialtyGlyph,
  Image: picture('conseils'),
  linkId: reference('specialty'),
  /** Absent until a doctor has approved the article. */
  reviewedBy: reference('doctor')
    .meta({ without: 'effacez cette ligne, ou faites relire l’article par un autre médecin' })
    .exactOptional(),
  layWords: layWords().exactOptional(),
  /** The article shows signs of the first, and links to all. */
  situations: list(reference('situation')),
  sections: z
    .array(
      textSectionSchema.refine(
        ({ paragraphs, points = [] }) => paragraphs.length + points.length > 0,
        {
          error: 'cette partie est vide : écrivez « paragraphs » ou « points », ou effacez-la',
        },
      ),
    )
    .min(1)
    .superRefine(eachItsOwn('id')),
  sources: some(text(200)),
});

export type Article = ReadOnly<z.infer<typeof articleSchema>> & { readonly slug: string };
