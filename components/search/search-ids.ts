export const searchIndexId = 'index';

export const searchIndexTitleId = `${searchIndexId}-titre`;

export const letterId = (letter: string) => `lettre-${letter.toLowerCase()}`;
