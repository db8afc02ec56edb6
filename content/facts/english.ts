import { content } from '../reader/content';
import { hours, openingHours } from './opening-hours';

/** Undefined for a clinic without a page in English. */
export const { english } = content;

/** Rows of when emergencies are received. */
export const emergencyRows =
  hours.services.find(({ kind }) => kind === 'urgences')?.rows ?? openingHours;
