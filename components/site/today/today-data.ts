import type { Receiving } from '@/content/model/doctors/consultations-on';
import type { Closure } from '@/content/model/opening-hours/closure';

/** On the list of doctors: the title of the day that it shows, once a script has chosen it. */
export const today = 'data-today';

/** Attributes of the parts that `showToday` fills in. */
export const todayParts = {
  title: (isOpenAtNight: boolean) => ({ 'data-title': isOpenAtNight ? 'night' : '' }),
  doctors: { 'data-today': '' },
  later: { 'data-later': '' },
} as const;

/** Attributes of an item of `doctors`, and of its words, which a browser may translate. Only closures name doctors. */
export const doctorParts = (
  { name, consultation, absences }: Receiving,
  closures: readonly Closure[],
) =>
  ({
    item: {
      ...(absences && { 'data-absences': JSON.stringify(absences) }),
      ...(closures.some(({ sauf }) => sauf.includes(name)) && { 'data-name': name }),
    },
    slots: { 'data-slots': consultation.join(', ') },
  }) as const;

/** Reads `doctorParts`. Each slot begins with a capital. */
export function receivingOf(item: HTMLElement): Receiving {
  const { name = '', absences = '[]' } = item.dataset;
  const { slots = '' } = item.querySelector<HTMLElement>('[data-slots]')?.dataset ?? {};
  return {
    name,
    consultation: slots.split(/, (?=\p{Lu})/u),
    absences: JSON.parse(absences) as Receiving['absences'],
  };
}
