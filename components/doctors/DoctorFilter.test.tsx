import { act, render, screen, within } from '@testing-library/react';
import { DoctorFilter } from './DoctorFilter';

const listId = 'liste';

const nameOf = (index: number) => `Dr ${index % 10 === 0 ? 'Samba' : 'Kanté'} ${String(index)}`;

/** One in ten is called Samba. */
function pageOf(doctors: number) {
  const list = document.createElement('ul');
  list.id = listId;
  list.innerHTML = Array.from(
    { length: doctors },
    (_, index) =>
      `<li data-name="${nameOf(index)}" data-specialty="Dentiste"><p data-timetable="w0/540"></p></li>`,
  ).join('');
  document.body.append(list);
  const { unmount } = render(
    <DoctorFilter
      action="/medecins/"
      listId={listId}
      noun="médecin"
      total={doctors}
      specialties={['Dentiste', 'Urologue']}
      ifUrgent="Venez ou appelez."
      firstDoors={[{ title: 'Médecine générale', href: '/services/medecine-generale/' }]}
    />,
  );
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (words: string) => {
    act(() => {
      search.value = words;
      search.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const leave = () => {
    unmount();
    list.remove();
  };
  return { list, type, leave };
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('offers other ways in if nobody is found', () => {
  const { type, leave } = pageOf(20);
  type('xyz');
  expect(screen.getByRole('link', { name: 'Médecine générale' })).toBeVisible();
  leave();
});

test('keeps the choices of an address, and not the sign that a chat adds to it', () => {
  history.replaceState(null, '', '/medecins/?specialite=Urologue&jour=lundi).');
  const { leave } = pageOf(20);
  expect(screen.getByRole('combobox')).toHaveValue('Urologue');
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'lundi');
  leave();
});

test('understands a typed day as the chosen one', () => {
  const { list, type, leave } = pageOf(20);
  type('samba lundi');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  type('samba samedi');
  expect(screen.getByText('Pas de dentiste le samedi')).toBeVisible();
  expect(screen.getByText('Venez ou appelez.')).toBeVisible();
  // Those of another day.
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  leave();
});
