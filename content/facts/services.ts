import { serviceSchema, type Service } from '../model/services/schema';
import { slugOf } from '../model/specialties/specialty';
import { content } from '../reader/content';
import { specialties } from './specialties';

const colours = serviceSchema.shape.themeClass.options;

/** Returns the card of a specialty for a clinic that has written none. */
const cardOf = (
  { id, title, icon = 'medecine-generale' }: (typeof specialties)[number],
  index: number,
) => ({
  id: slugOf({ id }, []),
  title,
  descriptions: [],
  icon,
  themeClass: colours[index % colours.length] ?? 'lagune',
  linkId: id,
});

export const services: readonly Service[] =
  content.services.length > 0 ? content.services : specialties.map(cardOf);
