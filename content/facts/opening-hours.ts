import { content, today } from '../reader/content';
import { toCome } from '../model/calendar/day';
import { openingLine, shortHoursLabel } from '../model/calendar/print';
import { closuresData } from '../model/opening-hours/closure';
import { clinicHours, serviceInWords } from '../model/opening-hours/service-hours';

export const { openingHours, openingNote, availableServices } = content.hours;

const ownLines = openingHours.map(openingLine);

/** Sorted by first day. */
export const closures = toCome(content.hours['jours-sans-consultation'], today).toSorted(
  (one, other) => one.du.localeCompare(other.du),
);

export const hours = clinicHours({
  ...content.hours,
  periodes: toCome(content.hours.periodes, today),
  'jours-sans-consultation': closures,
  'horaires-par-service': content.hours['horaires-par-service'].map((service) => ({
    ...service,
    periodes: toCome(service.periodes, today),
    'jours-fermes': toCome(service['jours-fermes'], today),
  })),
});

const ofServices = hours.services.map(serviceInWords);

export const hoursLines = [...ownLines, ...ofServices];

export const shortHours = [...openingHours.map(shortHoursLabel), ...ofServices];

export const closureAttributes = closuresData(closures);
