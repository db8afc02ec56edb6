/** Id of the popover that shows all specialties over a phone's screen. */
export const sheetId = 'choix-de-specialite';
