/** Id of the A–Z list, which the search reads. */
export const searchIndexId = 'index';

/** Id of its heading. */
export const searchIndexTitleId = `${searchIndexId}-titre`;

/** Returns the id of a letter of the A–Z list. */
export const letterId = (letter: string) => `lettre-${letter.toLowerCase()}`;
