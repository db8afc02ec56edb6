export const offlineNoticeId = 'hors-connexion';

export const offlineHelpId = 'sans-connexion';

export const menuId = 'menu';

export const yearId = 'annee';
