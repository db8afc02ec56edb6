import { useCallback, useLayoutEffect, useMemo } from 'react';
import { neverChanges, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { consultationDay } from '@/content/model/doctors/consultation-slot';
import { doctorMatcher, type DoctorFilter } from '@/content/model/doctors/doctor-search';
import { cardsIn, type Card } from './cards';

/** From this number of cards, only those near the screen are laid out. */
const longList = 100;

function show(cards: readonly Card[], found: ReadonlySet<Card>): void {
  // Each change costs a layout.
  for (const card of cards)
    if (card.element.hidden === found.has(card)) card.element.hidden = !card.element.hidden;
}

/** Shows only the cards that match, and returns their number; null before hydration and without such a list. */
export function useCards(listId: string, filter: DoctorFilter): number | null {
  const readCards = useCallback(() => {
    const list = document.getElementById(listId);
    return list && cardsIn(list);
  }, [listId]);
  const cards = useBrowserValue(neverChanges, readCards, null);
  const found = useMemo(
    () =>
      cards && new Set(cards.filter(doctorMatcher(filter, cards, consultationDay(clinicNow())))),
    [cards, filter],
  );
  useLayoutEffect(() => {
    if (!cards || !found) return;
    document.getElementById(listId)?.toggleAttribute('data-long-list', cards.length >= longList);
    show(cards, found);
  }, [listId, cards, found]);
  return found && found.size;
}
