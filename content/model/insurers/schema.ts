import { z } from 'zod';
import { distinct, picture, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const insurerSchema = z.strictObject({
  nom: text(40),
  /** What patients call it: « AMO, INPS ». */
  knownAs: text(40).exactOptional(),
  /** What else visitors type: « Énergie du Mali ». Not displayed. */
  otherNames: distinct(text(60)).exactOptional(),
  /** Without a logo, the tile shows the name. */
  img: picture('assureurs').exactOptional(),
});

export type Insurer = ReadOnly<z.infer<typeof insurerSchema>>;
