import { content } from '../../reader/content';

/** The parts of `horaires.yaml`. */
export const { openingHours, openingNote, availableServices } = content.hours;
