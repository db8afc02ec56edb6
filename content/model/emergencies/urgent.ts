import { callLink, displayPhone, type PhoneNumber } from '../clinic/phone';
import { isAlwaysOpen, type OpeningHours } from '../opening-hours/schedule';
import { hoursInWords } from '../opening-hours/words';
import type { EmergencyText } from './schema';

/** What the pages say to those who cannot wait. */
export interface Urgent {
  readonly isAtClinic: boolean;
  readonly call: { readonly href: string; readonly label: string };
  /** Above signs of an emergency. */
  readonly heading: string;
  /** Without its full stop. */
  readonly sentence: string;
  readonly placeHeading: string;
}

/** Returns the clinic's telephone; for a clinic without emergencies, the national number and the hospital. */
export function urgentOf(
  { hospital, nationalNumber }: Pick<EmergencyText, 'hospital' | 'nationalNumber'>,
  phone: PhoneNumber,
): Urgent {
  if (hospital === undefined)
    return {
      isAtClinic: true,
      call: callLink(phone),
      heading: 'Quand venir tout de suite',
      sentence: `Venez tout de suite ou appelez le ${displayPhone(phone)}`,
      placeHeading: 'Où entrer',
    };
  return {
    isAtClinic: false,
    call: { href: `tel:${nationalNumber}`, label: nationalNumber },
    heading: 'Quand aller aux urgences',
    sentence: `Allez tout de suite aux urgences (${hospital}) ou appelez le ${nationalNumber}`,
    placeHeading: 'Où aller',
  };
}

/** Returns what to do while the clinic is closed, for a clinic that receives emergencies and closes. */
export function whenClosedSentence(
  rows: readonly OpeningHours[],
  { hospital, nationalNumber }: Pick<EmergencyText, 'hospital' | 'nationalNumber'>,
): string | undefined {
  return hospital !== undefined || isAlwaysOpen(rows)
    ? undefined
    : `La clinique est ouverte ${hoursInWords(rows)}. Quand elle est fermée, appelez le ${nationalNumber}.`;
}
