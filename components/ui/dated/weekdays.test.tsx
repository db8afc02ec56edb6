import { render, screen } from '@testing-library/react';
import { markWeekday, weekdayData } from './weekdays';

const days = ['lundi', 'mardi', 'mercredi'];

test('today is marked, and no other day', () => {
  render(days.map((day) => <b key={day} {...weekdayData(day)} children={day} />));
  const marked = () => days.filter((day) => screen.getByText(day).ariaCurrent === 'date');
  markWeekday(document, 'mardi');
  expect(marked()).toEqual(['mardi']);
  markWeekday(document, 'mercredi');
  expect(marked()).toEqual(['mercredi']);
  markWeekday(document, undefined);
  expect(marked()).toEqual([]);
});
