import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Mark } from './Mark';

test('draws the same as the icon of the site', () => {
  const { container } = render(<Mark />);
  const icon = document.createElement('div');
  icon.innerHTML = readFileSync('public/icon.svg', 'utf8');
  const drawn = (root: Element) =>
    [...root.querySelectorAll('svg *')].map((shape) =>
      ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'points', 'transform']
        .map((name) => shape.getAttribute(name))
        .join(),
    );
  expect(drawn(icon)).not.toEqual([]);
  expect(drawn(container)).toEqual(drawn(icon));
});
