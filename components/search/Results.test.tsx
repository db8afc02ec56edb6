import { render, screen } from '@testing-library/react';
import type { Found } from './find';
import { Results } from './Results';

const entry = {
  title: 'Laboratoire',
  href: '/services/laboratoire/',
  kind: 'Page',
  says: '',
} as const;

function show(typed: string, found: Partial<Found>) {
  render(
    <Results
      typed={typed}
      found={{ entries: [entry], isUrgent: false, isGuess: false, ...found }}
      call={{ href: 'tel:15', label: '15' }}
      introduction="Allez à l’hôpital."
      phone={{ href: 'tel:+22300000001', label: '+223 00 00 00 01' }}
      chatNumber="+22300000003"
      whenUnsure={{ title: 'Médecine générale', href: '/services/medecine-generale/' }}
    />,
  );
}

const calls = () =>
  screen.getAllByRole('link', { name: /^Appeler le/ }).map((link) => link.getAttribute('href'));

const message = () => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Demander sur WhatsApp' });
  return new URL(href).searchParams.get('text');
};

test('what the site does not say is asked with the words that were typed', () => {
  show('don du sang', {});
  expect(screen.getByText(/^Ce n’est pas cela/)).toBeVisible();
  expect(message()).toBe('Bonjour, je cherche : don du sang');
  expect(calls()).toEqual(['tel:+22300000001']);
});

test.each([[[entry]], [[]]])(
  'of what is only guessed, or not found, the site says so',
  (entries) => {
    show('zzz', { entries, isGuess: true });
    expect(screen.getByText('Le site ne le dit pas.')).toBeVisible();
    expect(message()).toBe('Bonjour, je cherche : zzz');
  },
);

test('half an emoji does not cost the message', () => {
  show('Awa \ud83d', {});
  expect(message()).toBe('Bonjour, je cherche : Awa \ufffd');
});

test('in danger, the telephone comes before all links, and nothing else is asked', () => {
  show('crise cardiaque', { isUrgent: true });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:15',
    entry.href,
  ]);
});
