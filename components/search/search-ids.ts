export const searchIndexId = 'index';

export const searchIndexTitleId = `${searchIndexId}-titre`;
