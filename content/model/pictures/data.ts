import { content } from '../../reader/content';
import { doctors } from '../doctors/data';
import { insurers } from '../insurers/data';

/** Alternative text of each picture, by path below `content/pictures/`. The text of a logo is the insurer's name. */
export const pictures: Readonly<Record<string, string>> = {
  ...content.pictures,
  ...Object.fromEntries(doctors.map(({ image, alt }) => [image, alt])),
  ...Object.fromEntries(insurers.map(({ img, nom }) => [img, nom])),
};
