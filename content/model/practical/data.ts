import type { StatedPractical } from './practical';
import { shownFields } from '../clinic/stated';
import { content } from '../../reader/content';

export const practical: StatedPractical = shownFields({
  ...content.practical,
  ...(content.prices && { prices: content.prices }),
});
