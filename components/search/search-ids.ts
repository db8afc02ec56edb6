/** Id of the list from A to Z, which the search reads. */
export const searchIndexId = 'index';

/** Id of a letter of that list. */
export const letterId = (letter: string) => `lettre-${letter.toLowerCase()}`;
