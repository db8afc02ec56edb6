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
      ways={[
        {
          kind: 'chat',
          href: 'https://wa.me/22300000003?text=Bonjour%2C%20je%20cherche%20%3A%20',
          label: 'WhatsApp',
          note: '',
        },
        { kind: 'call', href: 'tel:+22300000001', label: 'Appeler', note: '+223 00 00 00 01' },
      ]}
      noun="médecin"
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

test('what is not among the results is asked with the words that were typed', () => {
  show('don du sang', {});
  expect(screen.getByText(/^Ce n’est pas cela.\? Demandez-nous\.$/u)).toBeVisible();
  expect(message()).toBe('Bonjour, je cherche : don du sang');
  expect(calls()).toEqual(['tel:+22300000001']);
});

test.each([
  ['only guessed', [entry], 'Rien d’exact pour ces mots.'],
  ['not found', [], 'Rien trouvé pour ces mots.'],
])('of what is %s, the site says so', (_, entries, words) => {
  show('zzz', { entries, isGuess: true });
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(message()).toBe('Bonjour, je cherche : zzz');
});

test('half an emoji does not lose the message', () => {
  show('Awa \ud83d', {});
  expect(message()).toBe('Bonjour, je cherche : Awa \ufffd');
});

test('in danger, the telephone comes before all links, and nothing else is offered', () => {
  show('crise cardiaque', { isUrgent: true });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:15',
    entry.href,
  ]);
});
