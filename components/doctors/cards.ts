import { codeOf, timetablesIn } from '@/components/ui/dated/slots';
import { decode } from '@/content/model/calendar/code';
import type { Timetable } from '@/content/model/calendar/timetable';
import type { Doctor } from '@/content/model/doctors/doctor';
import { nameForms, type SearchableDoctor } from '@/content/model/doctors/doctor-search';

export interface Card extends SearchableDoctor {
  element: HTMLElement;
  timetable: Timetable;
}

/** For a list that can be filtered. `words` are the doctor's search words. */
export const cardData = ({ name, specialty }: Pick<Doctor, 'name' | 'specialty'>, words = '') =>
  ({ 'data-name': name, 'data-specialty': specialty, 'data-words': words }) as const;

function cardOf(element: HTMLElement): Card {
  const { name = '', specialty = '', words = '' } = element.dataset;
  const timetable = decode(timetablesIn(element).map(codeOf).join(' '));
  return {
    element,
    timetable,
    ...nameForms(name),
    specialty,
    words,
    consultation: timetable.rules,
  };
}

const cardsByList = new WeakMap<HTMLElement, readonly Card[]>();

/** Reads a list only once, since folding the names of 2 000 doctors is slow. */
export function cardsIn(list: HTMLElement): readonly Card[] {
  const cards =
    cardsByList.get(list) ?? [...list.querySelectorAll<HTMLElement>('[data-name]')].map(cardOf);
  cardsByList.set(list, cards);
  return cards;
}
