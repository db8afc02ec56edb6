/** Id of the list of all specialties, which a phone can show over its whole screen; a button that `aria-controls` it opens it. */
export const sheetId = 'choix-de-specialite';

/** Attribute of the page's root while the list covers the screen. */
export const sheetMark = 'data-sheet';
