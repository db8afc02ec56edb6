import { z } from 'zod';
import { picture, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const managerSchema = z.strictObject({
  name: text(60),
  role: text(60),
  image: picture('direction'),
  /** Not displayed (docs/requirements.md § 3). */
  description: text(200),
});

export type Manager = ReadOnly<z.infer<typeof managerSchema>>;

export const directorMessageSchema = z.strictObject({
  author: text(60),
  heading: text(60),
  paragraphs: z.array(text(500)),
});

export type DirectorMessage = ReadOnly<z.infer<typeof directorMessageSchema>>;
