import { content } from '../reader/content';
import { closuresData } from '../model/opening-hours/closure';

export const { openingHours, openingNote, availableServices } = content.hours;

/** By first day. */
export const closures = content.hours['jours-sans-consultation'].toSorted((one, other) =>
  one.du.localeCompare(other.du),
);

/** Attributes of the root element. */
export const closureAttributes = closuresData(closures);
