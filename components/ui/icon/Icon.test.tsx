import { readdirSync } from 'node:fs';

import { render } from '@testing-library/react';

import { Icon } from './Icon';
import { iconNames } from './icon-names';

test('every name has its glyph, and every glyph its name', () => {
  const glyphs = readdirSync('components/ui/icon/glyphs')
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length));
  expect([...iconNames].sort()).toEqual([...glyphs, 'motif'].sort());
});

test('an icon shows its glyph of the one sprite, and says nothing', () => {
  const { container } = render(<Icon name="phone" size={24} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('width', '24');
  expect(svg).toHaveAttribute('height', '24');
  expect(svg?.querySelector('use')?.getAttribute('href')).toMatch(
    /^\/images\/glyphs-[0-9a-f]{5}\.svg#phone$/,
  );
});
