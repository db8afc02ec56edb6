/**
 * Sets the editor's language to French, unless the user has chosen another one. The editor reads its language while it
 * loads, so this file is imported first.
 */
const preferences = 'sveltia-cms.prefs';
if (localStorage.getItem(preferences) === null)
  localStorage.setItem(preferences, JSON.stringify({ locale: 'fr' }));
