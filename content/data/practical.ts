import type { StatedPractical } from '../model/practical';
import { content } from '../schema/content';

/** What patients come to ask, one block a question. Each may be taken out: it is then shown nowhere. */
export const practical: StatedPractical = {
  ...content.practical,
  ...(content.prices && { prices: content.prices }),
};
