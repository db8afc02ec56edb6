import { z } from 'zod';
import { list, ownAddress, slug, stated, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

export const textSectionSchema = z
  .strictObject({
    id: slug().meta({ unique: true }).describe('Identifiant (ne changez pas celui qui existe)'),
    heading: text(80).describe('Titre'),
    paragraphs: list(text(700).describe('paragraphe')).describe('Paragraphes'),
    points: z.array(text(300).describe('point')).exactOptional().describe('Points'),
    link: z
      .strictObject({
        label: text(60).describe('Mots du lien'),
        href: ownAddress().describe('Adresse de la page'),
      })
      .exactOptional()
      .describe('Lien'),
  })
  .describe('partie');

export const aboutSchema = z
  .strictObject({
    sections: list(stated(textSectionSchema)).describe('Parties'),
  })
  .prefault({})
  .describe('Page « À propos »');

export type TextSection = ReadOnly<z.infer<typeof textSectionSchema>>;
