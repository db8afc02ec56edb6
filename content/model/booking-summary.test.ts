import ICAL from 'ical.js';
import {
  patientName,
  requestChatText,
  slotLabel,
  summaryCalendarEntry,
  type BookingSummary,
} from './booking-summary';
import { calendarFile } from './calendar-file';

const summary: BookingSummary = {
  step: 'confirmation',
  practitioner: { id: 'praticien-1', name: 'Dr Assitan Traoré', specialty: 'Médecin généraliste' },
  slot: { day: '2026-11-23', time: '09:30' },
  patient: {
    firstName: ' Awa ',
    lastName: 'Keïta',
    phone: '70 00 00 00',
    email: 'awa@exemple.ml',
    consent: true,
  },
  madeAt: new Date('2026-11-20T18:00:00Z'),
};
const place = {
  name: 'Polyclinique Le Fleuve',
  address: 'BP E 0000, Bamako Nord, Mali',
  phone: '+223 20 00 00 01',
  timeZone: 'Africa/Bamako',
};

it('says day and time in French', () => {
  expect(slotLabel(summary.slot)).toBe('lundi 23 novembre 2026 à 9\u00a0h\u00a030');
  expect(slotLabel({ day: '2026-12-01', time: '09:00' })).toBe(
    'mardi 1er décembre 2026 à 9\u00a0h',
  );
});

it('names the patient as typed', () => {
  expect(patientName(summary)).toBe('Awa Keïta');
});

it('writes the visitor’s own message, with ordinary spaces', () => {
  expect(requestChatText(summary)).toBe(
    [
      'Bonjour, je souhaite prendre rendez-vous avec le Dr Assitan Traoré, si possible le lundi 23 novembre 2026 à 9 h 30.',
      'Nom : Awa Keïta',
      'Téléphone : 70 00 00 00',
      'Merci !',
    ].join('\n'),
  );
});

describe('the calendar entry', () => {
  const file = calendarFile(summaryCalendarEntry(summary, place));
  const component = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent(
    'vevent',
  );
  const event = new ICAL.Event(component ?? undefined);

  it('lasts half an hour, on the clinic’s clock', () => {
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T09:30:00.000Z');
    expect(event.duration.toSeconds()).toBe(1800);
    const far = summaryCalendarEntry(summary, { ...place, timeZone: 'Pacific/Auckland' });
    expect(far.start.toISOString()).toBe('2026-11-22T20:30:00.000Z');
  });

  it('says that nothing is agreed, and tells nothing about the patient', () => {
    expect(event.summary).toMatch(/^À confirmer/);
    expect(event.description).toContain('rien n’a été envoyé');
    expect(event.description).toContain(place.phone);
    expect(file).not.toMatch(/Awa|Keïta|70 00|exemple\.ml/);
  });
});
