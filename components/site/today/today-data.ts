import type { Receiving } from '@/content/model/doctors/consultations-on';

/** Attributes of the parts that `showToday` fills in. */
export const todayParts = {
  title: (isOpenAtNight: boolean) => ({ 'data-title': isOpenAtNight ? 'night' : '' }),
  doctors: { 'data-today': '' },
  later: { 'data-later': '' },
} as const;

/** Attributes of an item of `doctors`, and of its parts. */
export const doctorParts = ({ consultation, absences }: Receiving) =>
  ({
    item: absences && { 'data-absences': JSON.stringify(absences) },
    name: { 'data-name': '' },
    // Its words say the slots too, but for those with a comma.
    slots: { 'data-slots': /,/.test(consultation.join('')) ? consultation.join('|') : '' },
  }) as const;
