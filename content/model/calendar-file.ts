/** One appointment for a calendar. */
export interface CalendarEntry {
  /** The same for the same appointment, so that a second download does not make a second entry. */
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  /** When the file is made. */
  readonly stamp: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** Longest line, in octets, without its end (RFC 5545 § 3.1). */
const longestLine = 75;

/** `20261123T093000Z` (RFC 5545 § 3.3.5, form 2). */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** RFC 5545 § 3.3.11; other control characters may not stand in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Cuts a long line into lines that go on after a space, never inside a character (RFC 5545 § 3.1). */
function folded(line: string): string {
  let result = '';
  let width = 0;
  for (const character of line) {
    const more = octets(character);
    if (width + more > longestLine) {
      result += '\r\n ';
      width = 1;
    }
    result += character;
    width += more;
  }
  return result;
}

/** An iCalendar file (RFC 5545) with one entry, tentative since nobody has agreed to it yet. Throws a `RangeError` for an invalid date. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polyclinique//Prise de rendez-vous//FR',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The address of a file that the page itself holds: nothing is asked of the network to save it. */
export function calendarHref(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
}
