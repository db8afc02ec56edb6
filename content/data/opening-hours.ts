import { content } from '../schema/content';

/**
 * The rows of the opening-hours table, the note at the head of the opening-hours page, and the services open day and
 * night.
 */
export const { openingHours, openingNote, availableServices } = content.hours;
