import { content } from '../reader/content';
import { closuresData } from '../model/opening-hours/closure';
import { shortHoursLabel } from '../model/opening-hours/schedule';
import { clinicHours, serviceInWords } from '../model/opening-hours/service-hours';

export const { openingHours, openingNote, availableServices } = content.hours;

/** Sorted by first day. */
export const closures = content.hours['jours-sans-consultation'].toSorted((one, other) =>
  one.du.localeCompare(other.du),
);

export const hours = clinicHours(content.hours);

const ofServices = hours.services.map(serviceInWords);

export const hoursLines = [...openingHours.map(({ title }) => title), ...ofServices];

export const shortHours = [...openingHours.map(shortHoursLabel), ...ofServices];

export const closureAttributes = closuresData(closures);
