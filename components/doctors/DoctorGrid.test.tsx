import { render, screen } from '@testing-library/react';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { firstOf } from '@/e2e/support/first-of';
import { DoctorGrid } from './DoctorGrid';
import { ofMany } from './DoctorGrid.css';

function cardsOf(count: number): readonly Element[] {
  const doctor = firstOf(doctors);
  const names = Array.from({ length: count }, (_, index) => ({
    ...doctor,
    name: `${doctor.name} ${String(index)}`,
  }));
  const { unmount } = render(<DoctorGrid doctors={names} clinic={clinic} headingLevel={2} />);
  const cards = [...firstOf(screen.getAllByRole('list')).children];
  unmount();
  return cards;
}

test('a long list renders only what is visible', () => {
  const isLong = (card: Element) => card.classList.contains(ofMany);
  const [short, long] = [cardsOf(99), cardsOf(100)];
  expect(short).toHaveLength(99);
  expect(short.filter(isLong)).toEqual([]);
  expect(long.filter(isLong)).toHaveLength(100);
});
