/** Marks the consultations of the day, that it is in Bamako, daily ones among them (`aria-current`, WAI-ARIA 1.2). */
export function markToday(now: Date): void {
  const inBamako = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'Africa/Bamako' });
  const today = `${inBamako.format(now)} `;
  for (const slot of document.querySelectorAll('article p > b')) {
    const said = slot.textContent.toLowerCase();
    if (said === 'tous les jours' || said.startsWith(today))
      slot.setAttribute('aria-current', 'date');
  }
}
