import { isAlwaysOpen } from '../calendar/hours';
import { hoursInWords } from '../calendar/print';
import type { ClinicHours } from '../opening-hours/service-hours';
import type { EmergencyText } from './schema';
import { callTo, type Way } from '../clinic/ways';

export interface Urgent {
  isAtClinic: boolean;
  /** Whether the clinic receives emergencies at any hour. */
  isAlways: boolean;
  call: Way;
  /** Above signs of an emergency. */
  heading: string;
  /** Without its full stop. */
  sentence: string;
  /** Undefined if nobody says where to go. */
  placeHeading?: string;
  /** Undefined if emergencies are always received, or never. */
  whenClosed?: string;
}

function whenClosed(
  { nationalNumber }: Pick<EmergencyText, 'nationalNumber'>,
  { emergencies: { rules }, isApart }: Pick<ClinicHours, 'emergencies' | 'isApart'>,
): string {
  const [open, closed] = isApart
    ? ['Les urgences sont ouvertes', 'Quand elles sont fermées']
    : ['Nous sommes ouverts', 'Quand nous sommes fermés'];
  const otherwise = nationalNumber === undefined ? '' : ` ${closed}, appelez le ${nationalNumber}.`;
  return `${open} ${hoursInWords(rules)}.${otherwise}`;
}

/** Returns the clinic's telephone; for a clinic that does not say that it receives emergencies, the national number if it is known. */
export function urgentOf(
  text: Pick<EmergencyText, 'received' | 'hospital' | 'nationalNumber'>,
  call: Way,
  hours: Pick<ClinicHours, 'emergencies' | 'isApart'>,
): Urgent {
  const { received, hospital, nationalNumber } = text;
  const { rules } = hours.emergencies;
  if (received)
    return {
      isAtClinic: true,
      isAlways: isAlwaysOpen(rules),
      call,
      heading: 'Quand venir tout de suite',
      sentence: `Venez tout de suite ou appelez le ${call.note}`,
      placeHeading: 'Où entrer',
      ...(rules.length > 0 && !isAlwaysOpen(rules) && { whenClosed: whenClosed(text, hours) }),
    };
  const other = nationalNumber === undefined ? call : callTo(nationalNumber);
  const elsewhere = { isAtClinic: false, isAlways: false, call: other };
  if (hospital === undefined)
    return {
      ...elsewhere,
      heading: 'Quand appeler tout de suite',
      sentence: `Appelez tout de suite le ${other.note}`,
    };
  return {
    ...elsewhere,
    heading: 'Quand aller aux urgences',
    sentence: `Allez tout de suite aux urgences (${hospital}) ou appelez le ${other.note}`,
    placeHeading: 'Où aller',
  };
}

/** Returns advice for visitors who may be ill now. */
export const whenIll = ({ isAlways, sentence, whenClosed: hours }: Urgent): string =>
  isAlways
    ? 'Venez sans rendez-vous, jour et nuit.'
    : [`${sentence}.`, hours].filter(Boolean).join(' ');
