import { contentLines, escapedText } from './content-lines';

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

/** `20261123T093000Z` (RFC 5545 § 3.3.5, form 2). */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** An iCalendar file (RFC 5545) with one entry, tentative since nobody has agreed to it yet. Throws a `RangeError` for an invalid date. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polyclinique//Prise de rendez-vous//FR',
    'BEGIN:VEVENT',
    `UID:${escapedText(entry.uid)}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escapedText(entry.summary)}`,
    `DESCRIPTION:${escapedText(entry.description)}`,
    `LOCATION:${escapedText(entry.location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return contentLines(lines);
}

/** The address of a file that the page itself holds: nothing is asked of the network to save it. */
export function calendarHref(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
}
