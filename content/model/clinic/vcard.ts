import type { Clinic } from './clinic';
import { capitalised } from '../../fields/typography';
import { contentLines, escapedText } from './content-lines';
import { hoursInWords } from '../calendar/print';
import { serviceInWords, type ClinicHours } from '../opening-hours/service-hours';
import { callFor } from './ways';

/** RFC 2426 § 4 */
const structured = (...parts: readonly string[]) => parts.map(escapedText).join(';');

/** Apple's and Google's address books show a role as the label of its group. */
function telephones(clinic: Pick<Clinic, 'phones'>): string[] {
  const main = callFor(clinic, 'question').href;
  return clinic.phones.flatMap(({ number, role, label = role && capitalised(role) }, index) => {
    const line = `TEL;TYPE=WORK,VOICE${main.endsWith(number) ? ',PREF' : ''}:${number}`;
    const group = `item${index + 1}`;
    return label === undefined
      ? [line]
      : [`${group}.${line}`, `${group}.X-ABLabel:${escapedText(label)}`];
  });
}

/**
 * Returns a vCard 3.0 (RFC 2426), which old Android versions also read. Omits the chat number, where nobody takes
 * calls.
 */
export function clinicCard(
  clinic: Clinic,
  hours: Pick<ClinicHours, 'clinic' | 'services'>,
): string {
  const { name, tagline, address, street = '', geo, email } = clinic;
  const { postOfficeBox = '', city, area = '', country } = address;
  const origin = clinic.siteUrl;
  const notes = [
    ...(tagline === undefined ? [] : [tagline]),
    ...(hours.clinic.rules.length > 0
      ? [`Horaires\u00a0: ${hoursInWords(hours.clinic.rules)}.`]
      : []),
    ...hours.services.map((service) => `${serviceInWords(service)}.`),
  ];
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `PRODID:${escapedText(`-//${name}//FR`)}`,
    // Never changes, so that a second import replaces the first.
    `UID:${escapedText(`${origin}/#clinique`)}`,
    `N:${structured(name, '', '', '', '')}`,
    `FN:${escapedText(name)}`,
    `ORG:${structured(name)}`,
    // For Apple's address books.
    'X-ABSHOWAS:COMPANY',
    ...telephones(clinic),
    ...(email === undefined ? [] : [`EMAIL;TYPE=INTERNET:${escapedText(email)}`]),
    `ADR;TYPE=WORK,POSTAL:${structured(postOfficeBox, '', street, city, area, '', country)}`,
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    ...(origin === '' ? [] : [`URL:${origin}/`]),
    ...(notes.length > 0 ? [`NOTE:${escapedText(notes.join('\n'))}`] : []),
    'END:VCARD',
  ]);
}
