import { z } from 'zod';
import { eachItsOwn, list, ownAddress, slug, stated, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const textSectionSchema = z.strictObject({
  id: slug(),
  heading: text(80),
  paragraphs: list(text(700)),
  points: z.array(text(300)).exactOptional(),
  link: z.strictObject({ label: text(60), href: ownAddress() }).exactOptional(),
});

export const aboutSchema = z.strictObject({
  sections: z.array(stated(textSectionSchema)).superRefine(eachItsOwn('id')),
});

export type TextSection = ReadOnly<z.infer<typeof textSectionSchema>>;
