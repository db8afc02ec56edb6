import { content } from '../schema/content';

/** The opening hours, one row a line of the table; what their page says first; and the services that receive at any hour. */
export const { openingHours, openingNote, availableServices } = content.hours;
