import { render, screen } from '@testing-library/react';
import { clinic } from '@/content/facts/clinic';
import { AccessDetails } from './AccessDetails';

const dosso = {
  ...clinic,
  address: { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' },
};

test.each([
  ['Rue 12', 'Rue 12, Dosso'],
  [undefined, 'Quartier Sada, Dosso, Niger'],
])('the way to street %s leads to « %s »', (street, words) => {
  render(<AccessDetails answer="Au quartier Sada." clinic={{ ...dosso, street }} />);
  expect(screen.getByText(words)).toBeVisible();
});
