import { readdirSync } from 'node:fs';

import { iconNames } from './icon-names';

test('every name has its glyph, and every glyph its name', () => {
  const glyphs = readdirSync('components/ui/icon/glyphs')
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length));
  expect([...iconNames].sort()).toEqual(glyphs.sort());
});
