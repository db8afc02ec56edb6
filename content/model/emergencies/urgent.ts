import { isAlwaysOpen } from '../calendar/hours';
import { hoursInWords } from '../calendar/print';
import type { ClinicHours } from '../opening-hours/service-hours';
import type { EmergencyText } from './schema';
import { callTo, type Way } from '../clinic/ways';

export interface Urgent {
  isAtClinic: boolean;
  call: Way;
  /** Above signs of an emergency. */
  heading: string;
  /** Without its full stop. */
  sentence: string;
  placeHeading: string;
  /** Undefined if emergencies are always received, or never. */
  whenClosed?: string;
}

/** Returns the clinic's telephone; for a clinic without emergencies, the national number and the hospital. */
export function urgentOf(
  { hospital, nationalNumber }: Pick<EmergencyText, 'hospital' | 'nationalNumber'>,
  call: Way,
  { emergencies: { rules }, isApart }: Pick<ClinicHours, 'emergencies' | 'isApart'>,
): Urgent {
  if (hospital === undefined)
    return {
      isAtClinic: true,
      call,
      heading: 'Quand venir tout de suite',
      sentence: `Venez tout de suite ou appelez le ${call.note}`,
      placeHeading: 'Où entrer',
      ...(!isAlwaysOpen(rules) && {
        whenClosed: isApart
          ? `Les urgences sont ouvertes ${hoursInWords(rules)}. Quand elles sont fermées, appelez le ${nationalNumber}.`
          : `La clinique est ouverte ${hoursInWords(rules)}. Quand elle est fermée, appelez le ${nationalNumber}.`,
      }),
    };
  return {
    isAtClinic: false,
    call: callTo(nationalNumber),
    heading: 'Quand aller aux urgences',
    sentence: `Allez tout de suite aux urgences (${hospital}) ou appelez le ${nationalNumber}`,
    placeHeading: 'Où aller',
  };
}

/** Whether the clinic receives emergencies at any hour. */
export const isReceivedAlways = ({ isAtClinic, whenClosed }: Urgent): boolean =>
  isAtClinic && whenClosed === undefined;

/** Returns advice for visitors who may be ill now. */
export const whenIll = (urgent: Urgent): string =>
  isReceivedAlways(urgent)
    ? 'Venez sans rendez-vous, jour et nuit.'
    : [`${urgent.sentence}.`, urgent.whenClosed].filter(Boolean).join(' ');
