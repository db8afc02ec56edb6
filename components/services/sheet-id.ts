/**
 * Id of the list of all specialties. A button whose `aria-controls` holds this id opens the list over a phone's whole
 * screen.
 */
export const sheetId = 'choix-de-specialite';

/** Attribute of the root element while the list covers the screen. */
export const sheetMark = 'data-sheet';
