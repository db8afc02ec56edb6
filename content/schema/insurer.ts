import { z } from 'zod';
import { picture, text } from './fields';
import type { ReadOnly } from './read-only';

export const insurerSchema = z.strictObject({
  nom: text(40),
  /** Another name that patients use, or the funds that the insurer manages: « AMO, INPS » for the CANAM. */
  knownAs: text(40).exactOptional(),
  /** Word-mark or logo below `content/pictures/`. */
  img: picture('assureurs'),
});

/** An insurer or mutual fund accepted by the clinic (docs/requirements.md § 3). */
export type Insurer = ReadOnly<z.infer<typeof insurerSchema>>;
