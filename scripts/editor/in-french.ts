/**
 * Sets the editor's language to French, unless the user has chosen another one. Imported before the editor, which reads
 * its language while it loads.
 */
const preferences = 'sveltia-cms.prefs';
if (localStorage.getItem(preferences) === null)
  localStorage.setItem(preferences, JSON.stringify({ locale: 'fr' }));
