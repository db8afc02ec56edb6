import { z } from 'zod';
import { picture, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const insurerSchema = z.strictObject({
  nom: text(40),
  /** What patients call it: « AMO, INPS ». */
  knownAs: text(40).exactOptional(),
  img: picture('assureurs'),
});

export type Insurer = ReadOnly<z.infer<typeof insurerSchema>>;
