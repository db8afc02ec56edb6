import type { StatedPractical } from '../model/practical/practical';
import { shownFields } from '../fields/stated';
import { content } from '../reader/content';

export const practical: StatedPractical = shownFields({
  ...content.practical,
  ...(content.prices && { prices: content.prices }),
});
