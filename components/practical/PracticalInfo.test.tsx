import { render, screen, within } from '@testing-library/react';
import { clinic } from '@/content/data/clinic';
import { doctors } from '@/content/data/doctors';
import { practical } from '@/content/data/practical';
import { shownBlocks, type Practical } from '@/content/model/practical';
import { PracticalInfo } from './PracticalInfo';

const blocks = shownBlocks(practical);

function show(facts: Practical): void {
  render(<PracticalInfo practical={facts} clinic={clinic} doctors={doctors} nationalNumber="18" />);
}

test.each(blocks)(
  'without « $block.label » the page is whole, and nothing leads there',
  (absent) => {
    show(Object.fromEntries(Object.entries(practical).filter(([name]) => name !== absent.name)));
    const others = blocks.filter(({ name }) => name !== absent.name);
    expect(screen.getAllByRole('region')).toHaveLength(others.length);
    expect(screen.queryByRole('region', { name: absent.block.heading })).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'Sur cette page' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      others.map(({ block }) => block.label),
    );
    for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement();
  },
);

test.each(blocks)('« $block.label » alone makes a page', ({ name, block }) => {
  show({ [name]: (practical as Practical)[name] });
  expect(screen.getByRole('region', { name: block.heading }).textContent).toContain(block.answer);
  expect(screen.getByRole('link', { name: block.label })).toBeDefined();
});
