/** Id of the line that says that the network is gone. */
export const offlineNoticeId = 'hors-connexion';

/** Id of the help on the offline page, which the offline line need not repeat. */
export const offlineHelpId = 'sans-connexion';

/** Id of the navigation, beside what opens it on a phone. */
export const menuId = 'menu';

/** Id of the year of the copyright line, which the browser's clock corrects. */
export const yearId = 'annee';
