import { z } from 'zod';
import { picture, reference, slug, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

/** Drawn in `components/ui/icon/glyphs/`. */
export const specialtyGlyph = z.enum([
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
]);

export const serviceSchema = z.strictObject({
  /** In the clinic's spelling; also the slug of the specialty's page. */
  id: slug(),
  title: text(40),
  descriptions: z.array(text(60, 25)).min(1).max(2),
  /** Not shown. */
  image: picture('equipements').exactOptional(),
  icon: specialtyGlyph,
  themeClass: z.enum(['lagune', 'sauge', 'argile', 'ocre', 'sable', 'indigo']),
  linkId: reference('specialty'),
});

export type Service = ReadOnly<z.infer<typeof serviceSchema>>;
