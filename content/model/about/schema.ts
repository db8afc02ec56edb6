import { z } from 'zod';
import { eachItsOwn, list, ownAddress, slug, stated, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const textSectionSchema = z.strictObject({
  id: slug(),
  heading: text(80),
  paragraphs: list(text(700)),
  /** Bullet points after the paragraphs. */
  points: z.array(text(300)).exactOptional(),
  link: z.strictObject({ label: text(60), href: ownAddress() }).exactOptional(),
});

/** `a-propos.yaml`: the sections of the page « À propos ». */
export const aboutSchema = z.strictObject({
  sections: z.array(stated(textSectionSchema)).superRefine(eachItsOwn('id')),
});

/** A section of a page of text. */
export type TextSection = ReadOnly<z.infer<typeof textSectionSchema>>;
