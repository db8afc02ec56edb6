/** From this hour on nobody comes for a consultation of today: the last ones begin at 16 h. */
const evening = 18;

/** An hour, ms. */
const hour = 3_600_000;

const weekdayOf = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });

/** Marks the day of the week, its consultations, and those of every day. In the evening it marks none. */
function markDayOf(now: Date): void {
  // Mali has the time of UTC all the year.
  const isOver = now.getUTCHours() >= evening;
  const today = `${weekdayOf.format(now)} `;
  for (const slot of document.querySelectorAll('article p > b, [data-week] h3')) {
    const said = `${slot.textContent} `.toLowerCase();
    if (!isOver && (said === 'tous les jours ' || said.startsWith(today)))
      slot.setAttribute('aria-current', 'date');
    else slot.removeAttribute('aria-current');
  }
}

/**
 * Marks today's consultations, by Bamako's calendar, with `aria-current` (WAI-ARIA 1.2); again when the visitor comes
 * back to the page, and when the hour changes.
 */
export function installMarkToday(): void {
  const mark = () => {
    markDayOf(new Date());
  };
  const markEachHour = () => {
    mark();
    setTimeout(markEachHour, hour - (Date.now() % hour));
  };
  markEachHour();
  // Timers stop on a page in the background, or in the browser's memory.
  document.addEventListener('visibilitychange', mark);
  addEventListener('pageshow', mark);
}
