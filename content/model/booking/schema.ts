import { z } from 'zod';
import {
  eachItsOwn,
  reference,
  slug,
  some,
  stated,
  statedFact,
  text,
  titledList,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

const channel = z.strictObject({ title: text(40), text: text(160) });

export const bookingSchema = z.strictObject({
  introduction: text(160),
  channels: stated(
    z.strictObject({
      heading: text(80),
      whatsapp: channel,
      phone: channel,
      email: channel,
      form: channel,
      privacyNote: text(160),
    }),
  ),
  /** Tiles of the first step, in their order. Each specialty is listed below them once. */
  reasons: some(
    z.strictObject({
      id: slug(),
      label: text(40),
      specialty: reference('specialty'),
      /** Instead of the drawing of the specialty. */
      icon: z.enum(['baby', 'flask', 'pill', 'syringe']).exactOptional(),
      /** Whoever cannot wait is told so before the doctors. */
      urgent: z.enum(['oui']).exactOptional(),
    }),
  ).superRefine(eachItsOwn('id')),
  whatToBring: titledList,
  whatHappensNext: stated(titledList),
  /** Shown once the clinic confirms that somebody listens to them. */
  voiceMessage: statedFact(text(160)),
  /** Promised by the contact form once confirmed. */
  messageReply: statedFact(text(160)),
});

export type TitledList = ReadOnly<z.infer<typeof titledList>>;

export type Booking = ReadOnly<z.infer<typeof bookingSchema>>;
