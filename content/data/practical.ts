import type { StatedPractical } from '../model/practical';
import { shownFields } from '../model/stated';
import { content } from '../schema/content';

/** What patients come to ask, one block a question. Each may be taken out: it is then shown nowhere. */
export const practical: StatedPractical = shownFields({
  ...content.practical,
  ...(content.prices && { prices: content.prices }),
});
