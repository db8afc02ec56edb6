/** Imported before the editor, which asks for the browser's language as it loads: whoever has chosen another one keeps it. */
const preferences = 'sveltia-cms.prefs';
if (localStorage.getItem(preferences) === null)
  localStorage.setItem(preferences, JSON.stringify({ locale: 'fr' }));
