import { foldName, type SearchableDoctor } from '@/content/model/doctor-search';

const folded = new WeakMap<HTMLElement, SearchableDoctor>();

/** The doctor that a card stands for, from its `data-name`, `data-specialty` and `data-words`; folded once. */
export function doctorOf(card: HTMLElement): SearchableDoctor {
  const known = folded.get(card);
  if (known) return known;
  const { name = '', specialty = '', words = '' } = card.dataset;
  const doctor = { foldedName: foldName(name), specialty, words };
  folded.set(card, doctor);
  return doctor;
}
