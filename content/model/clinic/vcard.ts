import type { Clinic } from './clinic';
import { contentLines, escapedText } from './content-lines';
import { hoursInWords } from '../calendar/hours';
import { serviceInWords, type ClinicHours } from '../opening-hours/service-hours';
import { siteOrigin } from './site-address';

/** RFC 2426 § 4 */
const structured = (...parts: readonly string[]) => parts.map(escapedText).join(';');

/**
 * Returns a vCard 3.0 (RFC 2426), which old Android versions also read. Omits the chat number, where nobody takes
 * calls.
 */
export function clinicCard(
  clinic: Clinic,
  hours: Pick<ClinicHours, 'clinic' | 'services'>,
): string {
  const { name, tagline, address, street = '', geo, email } = clinic;
  const [main, ...others] = clinic.phones;
  const { postOfficeBox = '', city, area, country } = address;
  const origin = siteOrigin(clinic.siteUrl);
  const opening = [
    `Horaires\u00a0: ${hoursInWords(hours.clinic.rules)}.`,
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
    `TEL;TYPE=WORK,VOICE,PREF:${main}`,
    ...others.map((phone) => `TEL;TYPE=WORK,VOICE:${phone}`),
    `EMAIL;TYPE=INTERNET:${escapedText(email)}`,
    `ADR;TYPE=WORK,POSTAL:${structured(postOfficeBox, '', street, city, area, '', country)}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${origin}/`,
    `NOTE:${escapedText([tagline, ...opening].join('\n'))}`,
    'END:VCARD',
  ]);
}
