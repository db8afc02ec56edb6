import { z } from 'zod';
import { picture, reference, slug, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

/** Drawn in `components/ui/icon/glyphs/`. */
export const specialtyGlyph = z
  .enum([
    'cardiologie',
    'pediatrie',
    'medecine-generale',
    'odontologie',
    'ophtalmologie',
    'gynecologie',
    'rhumatologie',
    'neurologie',
    'orl',
    'pneumologie',
    'traumatologie',
    'diabetologie',
    'gastro',
    'nephrologie',
    'urologie',
    'dermatologie',
    'med-interne',
    'endocrino',
    'chirurgie',
    'radiologie',
    'echo',
    'kine',
    'hematologie',
    'psychiatrie',
    'laboratoire',
    'anesthesie',
  ])
  .describe('Dessin');

export const serviceSchema = z
  .strictObject({
    /** In the clinic's spelling; also the slug of the specialty's page. */
    id: slug().meta({ unique: true }).describe('Identifiant (ne changez pas celui qui existe)'),
    title: text(40).describe('Titre'),
    descriptions: z.array(text(60).describe('ligne')).min(1).max(2).describe('Lignes de la carte'),
    /** Not shown. */
    image: picture('equipements').exactOptional().describe('Image'),
    /** By default, the icon of general medicine. */
    icon: specialtyGlyph.default('medecine-generale'),
    themeClass: z
      .enum(['lagune', 'sauge', 'argile', 'ocre', 'sable', 'indigo'])
      .describe('Couleur'),
    linkId: reference('specialty').meta({ unique: true }).describe('Spécialité'),
  })
  .describe('service');

export type Service = ReadOnly<z.infer<typeof serviceSchema>>;
