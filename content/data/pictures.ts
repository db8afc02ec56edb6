import { content } from '../schema/content';
import { doctors } from './doctors';
import { insurers } from './insurers';

/**
 * What each picture shows, said for those who do not see it, by its path below `content/pictures/`. A doctor's file says it of
 * the portrait, and a logo says its insurer's name.
 */
export const pictures: Readonly<Record<string, string>> = {
  ...content.pictures,
  ...Object.fromEntries(doctors.map(({ image, alt }) => [image, alt])),
  ...Object.fromEntries(insurers.map(({ img, nom }) => [img, nom])),
};
