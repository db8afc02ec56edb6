import type { StatedPractical } from '../model/practical';
import { shownFields } from '../model/stated';
import { content } from '../schema/content';

/** The practical questions of patients, one block each. A block that is absent from the YAML file is shown nowhere. */
export const practical: StatedPractical = shownFields({
  ...content.practical,
  ...(content.prices && { prices: content.prices }),
});
