/** Id of the offline notice. */
export const offlineNoticeId = 'hors-connexion';

/** Id of the help on the offline page, where the offline notice is hidden. */
export const offlineHelpId = 'sans-connexion';

/** Id of the menu. */
export const menuId = 'menu';

/** Id of the year in the copyright line, which `correctYear` updates. */
export const yearId = 'annee';
