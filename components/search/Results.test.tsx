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
      found={{ entries: [entry], danger: undefined, nobody: undefined, isGuess: false, ...found }}
      call={{ href: 'tel:15', note: '15' }}
      ways={[
        {
          kind: 'chat',
          href: 'https://wa.me/22300000003?text=Bonjour%2C%20je%20cherche%20%3A%20',
          label: 'WhatsApp',
          note: '',
        },
        { kind: 'call', href: 'tel:+22300000001', label: 'Appeler', note: '+223 00 00 00 01' },
      ]}
      dangerText={{
        fr: { heading: 'Urgent ?', call: 'Appeler le', place: 'Allez à l’hôpital.' },
        en: { heading: 'Emergencies', call: 'Call', place: 'Go to the hospital.' },
      }}
      pages={{ urgent: '/urgences/', english: '/en/' }}
      noun="médecin"
      examples={['dents']}
      ifUrgent="Venez ou appelez."
      whenUnsure={{
        label: 'Médecine générale',
        href: '/services/medecine-generale/',
        glyph: undefined,
      }}
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
  ['not found', [], 'Rien trouvé pour'],
])('of what is %s, the site says so', (_, entries, words) => {
  show('zzz', { entries, isGuess: true });
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(message()).toBe('Bonjour, je cherche : zzz');
});

test('half an emoji does not lose the message', () => {
  show('Awa \ud83d', {});
  expect(message()).toBe('Bonjour, je cherche : Awa \ufffd');
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const situation = { ...entry, title: 'Un enfant malade', href: '/urgences/#enfant' };

test('every search begins with the telephone of emergencies and what to do', () => {
  show('prix', {});
  expect(hrefs().slice(0, 3)).toEqual(['tel:15', '/urgences/', entry.href]);
});

test('in danger, the telephone and the situation come before all links, and nothing else is offered', () => {
  show('convulse', { danger: { isEnglish: false, links: [situation] } });
  expect(screen.getByRole('heading', { name: situation.title })).toBeVisible();
  expect(hrefs()).toEqual(['tel:15', situation.href, entry.href]);
});

test('a danger of no signed situation has the telephone and the place alone', () => {
  show('convulse', { entries: [], danger: { isEnglish: false, links: [] } });
  expect(screen.getByText('Allez à l’hôpital.')).toBeVisible();
  expect(hrefs()).toEqual(['tel:15']);
});

test('a danger in English is answered in English', () => {
  show('chest pain', { danger: { isEnglish: true, links: [{ ...entry, href: '/en/' }] } });
  expect(screen.getByRole('link', { name: 'Call 15' })).toHaveAttribute('href', 'tel:15');
  expect(hrefs()).toEqual(['tel:15', '/en/', entry.href]);
});

test('a day that nobody of a specialty has is answered before the results', () => {
  show('cardiologue samedi', {
    nobody: { title: 'Pas de cardiologue le samedi', usual: 'Lundi et jeudi.' },
  });
  expect(screen.getByText('Pas de cardiologue le samedi')).toBeVisible();
  expect(screen.getByText('Lundi et jeudi.')).toBeVisible();
  expect(screen.getByText('Venez ou appelez.')).toBeVisible();
});
