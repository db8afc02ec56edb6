/** From this hour on nobody comes for a consultation of today: the last ones begin at 16 h. */
const evening = 18;

/**
 * Marks today's consultations, by Bamako's calendar, with `aria-current` (WAI-ARIA 1.2); those of every day too. In the
 * evening it marks none.
 */
export function markToday(now: Date): void {
  // Mali has the time of UTC all the year.
  if (now.getUTCHours() >= evening) return;
  const inBamako = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'Africa/Bamako' });
  const today = `${inBamako.format(now)} `;
  for (const slot of document.querySelectorAll('article p > b')) {
    const said = slot.textContent.toLowerCase();
    if (said === 'tous les jours' || said.startsWith(today))
      slot.setAttribute('aria-current', 'date');
  }
}
