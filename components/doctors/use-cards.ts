import { useCallback, useLayoutEffect, useMemo } from 'react';
import { neverChanges, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { followMarkedDay, markedDay } from '@/components/ui/dated/marked-day';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { leftToday } from '@/content/model/calendar/now';
import { doctorMatcher, type DoctorFilter } from '@/content/model/doctors/doctor-search';
import { otherDays, type OtherDays } from '@/content/model/doctors/other-days';
import { cardsIn, type Card } from './cards';

function show(cards: readonly Card[], shown: ReadonlySet<Card>): void {
  // Sets only what changes, since each change costs a layout.
  for (const card of cards)
    if (card.element.hidden === shown.has(card)) card.element.hidden = !card.element.hidden;
}

export interface CardsFound {
  /** Undefined if the filter is « aujourd’hui » and today's date is unknown. */
  count: number | undefined;
  /** Set if nobody is found on the chosen day; then the others are shown. */
  instead: OtherDays<Card> | undefined;
}

function cardsFound(cards: readonly Card[], filter: DoctorFilter, today: string | undefined) {
  const now = clinicNow();
  const receivesToday = ({ timetable }: Card) => leftToday(timetable, now).length > 0;
  const found = new Set(cards.filter(doctorMatcher(filter, cards, receivesToday)));
  const instead = found.size === 0 ? otherDays(filter, cards, receivesToday, now) : undefined;
  return {
    shown: instead ? new Set(instead.meant) : found,
    count: today === undefined && filter.day === 'aujourdhui' ? undefined : found.size,
    instead,
  };
}

/** Shows only the cards that match, and counts them. Returns null before hydration, or without such a list. */
export function useCards(listId: string, filter: DoctorFilter): CardsFound | null {
  const readCards = useCallback(() => {
    const list = document.getElementById(listId);
    return list && cardsIn(list);
  }, [listId]);
  const cards = useBrowserValue(neverChanges, readCards, null);
  const today = useBrowserValue(followMarkedDay, markedDay, '');
  const result = useMemo(() => cards && cardsFound(cards, filter, today), [cards, filter, today]);
  useLayoutEffect(() => {
    if (cards && result) show(cards, result.shown);
  }, [cards, result]);
  return result;
}
