import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Mark } from './Mark';

test('draws what the icon of the site draws', () => {
  const { container } = render(<Mark />);
  const icon = readFileSync('public/icon.svg', 'utf8');
  const [, petals = 'none'] = / d="([^"]+)"/.exec(icon) ?? [];
  expect(container.querySelector('path')).toHaveAttribute('d', petals);
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 64 64');
});
