import { content } from '../../reader/content';
import { doctors } from '../doctors/data';
import { insurers } from '../insurers/data';

/** Alternative texts, by path below `content/pictures/`. */
export const pictures: Readonly<Record<string, string>> = {
  ...content.pictures,
  ...Object.fromEntries(doctors.map(({ image, alt }) => [image, alt])),
  ...Object.fromEntries(insurers.map(({ img, nom }) => [img, nom])),
};
