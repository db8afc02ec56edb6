import { content } from '../schema/content';
import { doctors } from './doctors';
import { insurers } from './insurers';

/**
 * Alternative text of each picture, by its path below `content/pictures/`. A doctor's file contains the text for the
 * portrait. The text for a logo is the insurer's name.
 */
export const pictures: Readonly<Record<string, string>> = {
  ...content.pictures,
  ...Object.fromEntries(doctors.map(({ image, alt }) => [image, alt])),
  ...Object.fromEntries(insurers.map(({ img, nom }) => [img, nom])),
};
