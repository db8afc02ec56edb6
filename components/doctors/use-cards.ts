import { useCallback, useLayoutEffect, useMemo } from 'react';
import { neverChanges, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { consultationDay } from '@/content/model/doctors/consultation-slot';
import {
  doctorMatcher,
  nameForms,
  type DoctorFilter,
  type SearchableDoctor,
} from '@/content/model/doctors/doctor-search';

/** From this number of cards, only those near the screen are laid out. */
const longList = 100;

interface Card extends SearchableDoctor {
  readonly element: HTMLElement;
}

/** Reads a card that `DoctorGrid` has rendered. */
function cardOf(element: HTMLElement): Card {
  const { specialty = '', words = '' } = element.dataset;
  const name = element.querySelector('h2, h3')?.textContent ?? '';
  const slots = [...element.querySelectorAll('b')].map(({ textContent }) => textContent);
  return { element, ...nameForms(name), specialty, words, slots };
}

const cardsByList = new WeakMap<HTMLElement, readonly Card[]>();

/** Reads the cards only once, since folding the names of 2 000 doctors is slow. */
function cardsIn(listId: string): readonly Card[] | null {
  const list = document.getElementById(listId);
  if (!list) return null;
  const cards = cardsByList.get(list) ?? ([...list.children] as HTMLElement[]).map(cardOf);
  cardsByList.set(list, cards);
  return cards;
}

function show(cards: readonly Card[], found: ReadonlySet<Card>): void {
  // Changes only cards whose state differs, since each change costs a layout.
  for (const card of cards)
    if (card.element.hidden === found.has(card)) card.element.hidden = !card.element.hidden;
}

/**
 * Shows only the cards of the list that match the filter. Returns their number; null on the server, during hydration,
 * and without such a list.
 */
export function useCards(listId: string, filter: DoctorFilter): number | null {
  const readCards = useCallback(() => cardsIn(listId), [listId]);
  const cards = useBrowserValue(neverChanges, readCards, null);
  const found = useMemo(
    () => cards && new Set(cards.filter(doctorMatcher(filter, cards, consultationDay(new Date())))),
    [cards, filter],
  );
  useLayoutEffect(() => {
    if (!cards || !found) return;
    document.getElementById(listId)?.toggleAttribute('data-long-list', cards.length >= longList);
    show(cards, found);
  }, [listId, cards, found]);
  return found && found.size;
}
