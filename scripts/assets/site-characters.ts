const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

const french = 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆàâäçéèêëîïôöùûüÿœæ«»‘’“”…–—·•°€²½×©\u00a0';

/** All that a page may show in the site's own fonts. */
export const siteCharacters = ascii.join('') + french;
