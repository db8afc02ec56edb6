import { render, screen } from '@testing-library/react';
import { beginWeeks, weekData, weekdayData, weekdayName } from './weekdays';

const days = ['lundi', 'mardi', 'mercredi'];

beforeEach(() => {
  render(
    <ul {...weekData}>
      {days.map((day) => (
        <li key={day} {...weekdayData(day)}>
          <b {...weekdayName}>{day}</b>
        </li>
      ))}
      <li>tous les jours</li>
    </ul>,
  );
});

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const marked = () => days.filter((day) => screen.getByText(day).ariaCurrent === 'date');

test('a week begins with today, and other elements stay last', () => {
  expect(beginWeeks(document, 'mardi').map(({ textContent }) => textContent)).toEqual(['mardi']);
  expect(shown()).toEqual(['mardi', 'mercredi', 'lundi', 'tous les jours']);
  expect(marked()).toEqual(['mardi']);
  beginWeeks(document, 'mercredi');
  expect(shown()).toEqual(['mercredi', 'lundi', 'mardi', 'tous les jours']);
  expect(marked()).toEqual(['mercredi']);
});

test('a week without today stays as it is', () => {
  expect(beginWeeks(document, 'dimanche')).toEqual([]);
  expect(shown()).toEqual([...days, 'tous les jours']);
  expect(marked()).toEqual([]);
});
