import { content } from '../reader/content';
import { closuresData } from '../model/opening-hours/closure';
import { clinicTimetable } from '../model/opening-hours/schedule';

export const { openingHours, openingNote, availableServices } = content.hours;

/** By first day. */
export const closures = content.hours['jours-sans-consultation'].toSorted((one, other) =>
  one.du.localeCompare(other.du),
);

export const hours = clinicTimetable(openingHours, closures);

/** Attributes of the root element. */
export const closureAttributes = closuresData(closures);
