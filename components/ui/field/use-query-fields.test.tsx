import { act, render, screen } from '@testing-library/react';
import { useQueryFields } from './use-query-fields';

function Search() {
  const { form, values, read } = useQueryFields<'q' | 'jour'>();
  return (
    <form ref={form} onInput={read}>
      <input type="search" name="q" maxLength={80} aria-label="Nom" />
      <select name="jour" aria-label="Jour">
        <option value="">Tous</option>
        <option value="lundi">Lundi</option>
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const values = () =>
  JSON.parse(screen.getByRole('status').textContent) as { q: string; jour: string };

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

/** As a browser does when the visitor leaves; otherwise the address follows after a delay. */
const leave = () => dispatchEvent(new Event('pagehide'));

const markup = '<img src=x onerror=alert(1)>';

it.each([
  ['?q=awa&jour=lundi', { q: 'awa', jour: 'lundi' }],
  [`?q=${encodeURIComponent(markup)}&q=b`, { q: markup, jour: '' }],
  [`?q=${'a'.repeat(100_000)}`, { q: 'a'.repeat(80), jour: '' }],
])('the fields take from %.40s what they can', (search, asked) => {
  open(search);
  expect(values()).toEqual(asked);
});

it.each(['demain', '__proto__', 'constructor', '%zz', '%00', encodeURIComponent(markup)])(
  'a choice that is not offered is ignored: %s',
  (day) => {
    open(`?jour=${day}`);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Tous');
    expect(values()).toEqual({ q: '', jour: '' });
  },
);

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

it('the address is bare again when nothing is asked', () => {
  open('?q=awa');
  type(' ');
  leave();
  expect(location.href).toBe(`${location.origin}/medecins/`);
});
