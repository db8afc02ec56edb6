import { z } from 'zod';
import { picture, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const insurerSchema = z.strictObject({
  nom: text(40),
  /** Another name that patients use, or the funds that the insurer manages: « AMO, INPS ». */
  knownAs: text(40).exactOptional(),
  img: picture('assureurs'),
});

/** An insurer or mutual fund accepted by the clinic (docs/requirements.md § 3). */
export type Insurer = ReadOnly<z.infer<typeof insurerSchema>>;
