import { content } from '../../reader/content';
import { builtDay } from '../clinic/build';
import { closuresData } from './closure';

export const { openingHours, openingNote, availableServices } = content.hours;

/** By first day; those that were over when the site was built are left out. */
export const closures = content.hours['jours-sans-consultation']
  .filter(({ au }) => au >= builtDay())
  .toSorted((one, other) => one.du.localeCompare(other.du));

/** Attributes of the root element. */
export const closureAttributes = closuresData(closures);
