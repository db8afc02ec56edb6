import { z } from 'zod';
import { textSectionSchema } from '../about/schema';
import {
  day,
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

/** An article's file, named like the end of its address, `/conseils/<slug>/`. */
export const articleSchema = z.strictObject({
  title: text(48),
  /** Two or three sentences for the card and the head of the article. Search results show their beginning. */
  excerpt: text(300, 70),
  /** Day of publication. */
  date: day(),
  icon: specialtyGlyph,
  Image: picture('conseils'),
  /** The specialty that treats the subject. */
  linkId: reference('specialty'),
  /** « Relu par »: the doctor who has approved the article; absent until then. */
  reviewedBy: reference('doctor').exactOptional(),
  layWords: layWords().exactOptional(),
  /** After its first section, the article shows signs of the first situation, and links to all of them. */
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
  /** Each: organisation, title, year. */
  sources: some(text(200)),
});

/** An article, with its card on the home page (docs/requirements.md § 3). */
export type Article = ReadOnly<z.infer<typeof articleSchema>> & { readonly slug: string };
