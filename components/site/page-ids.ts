export const offlineHelpId = 'sans-connexion';

/** On the root element. */
export const offline = 'data-offline';

export const menuId = 'menu';

export const yearId = 'annee';
