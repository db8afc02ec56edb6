/** Id of the line that says that the network is gone. */
export const offlineNoticeId = 'hors-connexion';

/** Id of what the page of no connection says, which the line need not say again. */
export const offlineHelpId = 'sans-connexion';
