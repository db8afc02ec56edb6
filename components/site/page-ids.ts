export const offlineNoticeId = 'hors-connexion';

/** Id of the help on the offline page, where the offline notice is hidden. */
export const offlineHelpId = 'sans-connexion';

export const menuId = 'menu';

/** Id of the year that `correctYear` updates. */
export const yearId = 'annee';
