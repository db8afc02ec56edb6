import { z } from 'zod';
import { textSectionSchema } from './about';
import { day, eachItsOwn, list, picture, reference, some, text } from './fields';
import type { ReadOnly } from './read-only';
import { specialtyGlyph } from './service';

/** The file of an article; its name is the end of its address, `/conseils/<slug>/`. */
export const articleSchema = z.strictObject({
  title: text(48),
  /**
   * Summary in two or three sentences, shown on the card and at the head of the article. Search results show its
   * beginning.
   */
  excerpt: text(300, 70),
  /** Day of publication. */
  date: day(),
  icon: specialtyGlyph,
  Image: picture('conseils'),
  /** The specialty that treats the subject of the article. */
  linkId: reference('specialty'),
  /** « Relu par »: the doctor of the clinic who has approved the article; absent until then. */
  reviewedBy: reference('doctor').exactOptional(),
  /**
   * Situations of `urgences.yaml`. After the first section, the article shows signs of the first situation, and links
   * to all of them.
   */
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
  /** One source per line: organisation, title, year. */
  sources: some(text(200)),
});

/** An article: its card on the home page (docs/requirements.md § 3), and its own page. */
export type Article = ReadOnly<z.infer<typeof articleSchema>> & { readonly slug: string };
