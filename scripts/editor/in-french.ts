/** Imported first, since the editor reads its language while it loads. */
const preferences = 'sveltia-cms.prefs';
if (localStorage.getItem(preferences) === null)
  localStorage.setItem(preferences, JSON.stringify({ locale: 'fr' }));
