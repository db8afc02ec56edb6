import { z } from 'zod';
import { textSectionSchema } from './about';
import { day, eachItsOwn, list, picture, reference, some, text } from './fields';
import type { ReadOnly } from './read-only';
import { specialtyGlyph } from './service';

/** The file of an article; its name is the end of its address, `/conseils/<slug>/`. */
export const articleSchema = z.strictObject({
  title: text(48),
  /** What the article says, in two or three sentences: on its card, at its head, the first also in search results. */
  excerpt: text(300, 70),
  /** Day of publication. */
  date: day(),
  icon: specialtyGlyph,
  Image: picture('conseils'),
  /** The specialty whose doctors see to it. */
  linkId: reference('specialty'),
  /** « Relu par »: the doctor here who has read the article and vouches for it; absent until one has. */
  reviewedBy: reference('doctor').exactOptional(),
  /** Situations of `urgences.yaml`: the signs of the first follow the first section, the others are named. */
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
  /** Who says so: organisation, title, year. */
  sources: some(text(200)),
});

/** A card of the home page (docs/requirements.md § 3), and the page that it leads to. */
export type Article = ReadOnly<z.infer<typeof articleSchema>> & { readonly slug: string };
