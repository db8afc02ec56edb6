/** Id of the line that says that the network is gone. */
export const offlineNoticeId = 'hors-connexion';

/** Id of what the page of no connection says, which the line need not say again. */
export const offlineHelpId = 'sans-connexion';

/** Id of the popover that holds the navigation. */
export const menuId = 'menu';

/** Id of the year of the copyright line, which the browser's clock corrects. */
export const yearId = 'annee';

/** Id of the foot of the page, which lists the pages. */
export const footerId = 'pied';
