import { act, render, screen } from '@testing-library/react';
import { useQueryFields } from './use-query-fields';

function Search() {
  const { form, read } = useQueryFields<'q' | 'jour'>();
  return (
    <form ref={form} onInput={read}>
      <input type="search" name="q" maxLength={80} aria-label="Nom" />
      <select name="jour" aria-label="Jour">
        <option value="">Tous</option>
        <option value="lundi">Lundi</option>
      </select>
    </form>
  );
}

function open(search: string) {
  history.replaceState(null, '', `/medecins/${search}`);
  render(<Search />);
}

function type(words: string): void {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  act(() => {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Updates the address at once, as when the visitor leaves; otherwise, it follows after a delay. */
const leave = () => dispatchEvent(new Event('pagehide'));

it('the address follows the fields, and keeps its other parameters and its hash', () => {
  open('?utm_source=carte&jour=lundi#liste');
  type('  Dembélé  &=# ');
  leave();
  const { searchParams, hash } = new URL(location.href);
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'carte',
    jour: 'lundi',
    q: 'Dembélé  &=#',
  });
  expect(hash).toBe('#liste');
});
