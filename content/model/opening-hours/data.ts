import { content } from '../../reader/content';

export const { openingHours, openingNote, availableServices } = content.hours;
