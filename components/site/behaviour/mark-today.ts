/** Marks today's consultations, by Bamako's calendar, with `aria-current` (WAI-ARIA 1.2); those of every day too. */
export function markToday(now: Date): void {
  const inBamako = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'Africa/Bamako' });
  const today = `${inBamako.format(now)} `;
  for (const slot of document.querySelectorAll('article p > b')) {
    const said = slot.textContent.toLowerCase();
    if (said === 'tous les jours' || said.startsWith(today))
      slot.setAttribute('aria-current', 'date');
  }
}
