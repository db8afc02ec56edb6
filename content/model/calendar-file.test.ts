import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile, calendarHref, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  uid: '2026-11-23-praticien-1@clinique',
  start: new Date('2026-11-23T09:30:00Z'),
  end: new Date('2026-11-23T10:00:00Z'),
  stamp: new Date('2026-11-20T18:04:05.678Z'),
  summary: 'Rendez-vous : Dr Awa Traoré, cardiologue; à jeun \\ sans café',
  description: 'Première ligne\nSeconde ligne',
  location: 'Polyclinique Le Fleuve, BP E 0000, Bamako',
};

/** The one entry of a file, as a calendar application reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('Not one entry');
  const text = (name: string) => event.getFirstPropertyValue(name);
  return { calendar, event: new ICAL.Event(event), text };
}

const octetsOf = (line: string) => Buffer.byteLength(line, 'utf8');

describe('calendarFile', () => {
  it('says version and maker', () => {
    const { calendar } = read(calendarFile(entry));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/FR$/);
  });

  it('gives the times in UTC', () => {
    const { event, text } = read(calendarFile(entry));
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.startDate.toJSDate()).toEqual(entry.start);
    expect(event.endDate.toJSDate()).toEqual(entry.end);
    expect(String(text('dtstamp'))).toBe('2026-11-20T18:04:05Z');
  });

  it('is tentative, since nobody has agreed yet', () => {
    expect(read(calendarFile(entry)).text('status')).toBe('TENTATIVE');
  });

  it('ends every line with CRLF', () => {
    const file = calendarFile(entry);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('brings any text through, in lines of 75 octets at most, never cut inside a character', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(words, words, words, (summary, description, location) => {
        const file = calendarFile({ ...entry, summary, description, location });
        for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75);
        const { event } = read(file);
        expect([event.summary, event.description, event.location]).toEqual([
          summary,
          description,
          location,
        ]);
      }),
    );
  });

  it('lets no text add a line of its own', () => {
    const sly = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0007';
    const { event, text } = read(calendarFile({ ...entry, summary: sly, uid: sly }));
    expect(event.summary).toBe('x\nEND:VEVENT\nBEGIN:VALARM');
    expect(text('status')).toBe('TENTATIVE');
  });

  it('refuses an invalid date', () => {
    expect(() => calendarFile({ ...entry, start: new Date(Number.NaN) })).toThrow(RangeError);
  });
});

describe('calendarHref', () => {
  it('holds the file itself', () => {
    const [head, body = ''] = calendarHref(entry).split(/,(.*)/s);
    expect(head).toBe('data:text/calendar;charset=utf-8');
    expect(decodeURIComponent(body)).toBe(calendarFile(entry));
  });
});
