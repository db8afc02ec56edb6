import type { StatedPractical } from './practical';
import { shownFields } from '../clinic/stated';
import { content } from '../../reader/content';

/** The practical questions of patients. A block that is absent, or unverified in a public build, is shown nowhere. */
export const practical: StatedPractical = shownFields({
  ...content.practical,
  ...(content.prices && { prices: content.prices }),
});
