import { render, screen, within } from '@testing-library/react';
import { callFor } from '@/content/model/clinic/ways';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { practicalAnchors, shownBlocks, type Practical } from '@/content/model/practical/practical';
import { routes } from '@/content/model/clinic/routes';
import { PracticalInfo } from './PracticalInfo';

const blockOf = (label: string) =>
  ({
    heading: `${label}\u00a0?`,
    label,
    answer: `Réponse sur ${label}.`,
    verifie: { par: 'Awa Keita', le: '2026-11-23' },
    facts: [{ term: 'Terme', text: 'Texte' }],
    tables: [{ heading: `Tableau, ${label}`, rows: [{ term: 'Ligne', text: 'Case' }] }],
    lists: [{ heading: `Liste, ${label}`, items: ['Point'] }],
    links: [{ label: `Suite, ${label}`, href: '/' }],
  }) as const;

const { emergencies, access, prices, payments, languages, ...others } = practicalAnchors;

const whole: Practical = {
  emergencies: blockOf(emergencies),
  access: { ...blockOf(access), street: 'Rue 1' },
  prices: {
    ...blockOf(prices),
    consultations: { heading: 'Consultations', rows: [{ what: 'Généraliste', from: 7500 }] },
    others: [],
  },
  payments: { ...blockOf(payments), methods: ['Espèces'] },
  languages: { ...blockOf(languages), atFrontDesk: ['français'] },
  ...Object.fromEntries(Object.entries(others).map(([name, label]) => [name, blockOf(label)])),
};

const blocks = shownBlocks(whole);

function show(facts: Practical): void {
  render(
    <PracticalInfo
      practical={facts}
      urgentCall={callFor(clinic, 'emergency')}
      clinic={clinic}
      doctors={doctors}
    />,
  );
}

test.each(blocks)(
  'without « $block.label » the page is whole, and nothing leads there',
  (absent) => {
    show(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== absent.name)));
    const rest = blocks.filter(({ name }) => name !== absent.name);
    expect(screen.getAllByRole('region')).toHaveLength(rest.length);
    expect(screen.queryByRole('region', { name: absent.block.heading })).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'Sur cette page' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      rest.map(({ block }) => block.label),
    );
    for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement();
  },
);

test.each(blocks)('« $block.label » alone makes a page', ({ name, block }) => {
  show({ [name]: whole[name] });
  expect(screen.getByRole('region', { name: block.heading }).textContent).toContain(block.answer);
  expect(screen.queryByRole('navigation', { name: 'Sur cette page' })).toBeNull();
});

test('links to who consults on which day', () => {
  if (doctors.length === 0) return;
  show(whole);
  const link = screen.getByRole('link', { name: 'Qui consulte, et quand' });
  expect(link).toHaveAttribute('href', routes.week());
});
