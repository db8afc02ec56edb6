import { act, render, screen } from '@testing-library/react';
import { InsurerFilter } from './InsurerFilter';

const listId = 'liste';
const tiles = ['CANAM (AMO)', 'Les Assurances Bleues', 'NSIA'];

beforeEach(() => {
  const list = document.createElement('ul');
  list.id = listId;
  list.innerHTML = tiles.map((tile) => `<li data-name="${tile}">${tile}</li>`).join('');
  document.body.append(list);
});

afterEach(() => {
  document.getElementById(listId)?.remove();
});

function type(name: string): (string | null)[] {
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Chercher mon assurance' });
  act(() => {
    input.value = name;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return screen.queryAllByRole('listitem').map((tile) => tile.textContent);
}

test('finds an insurer by a part of its name, whatever its accents and capitals', () => {
  render(<InsurerFilter listId={listId} total={tiles.length} />);
  expect(screen.getByRole('status')).toHaveTextContent('3 assurances acceptées');
  expect(type('bleu')).toEqual(['Les Assurances Bleues']);
  expect(screen.getByRole('status')).toHaveTextContent('Oui, acceptée : Les Assurances Bleues');
  expect(type(' Amo ')).toEqual(['CANAM (AMO)']);
  expect(type('')).toEqual(tiles);
});
