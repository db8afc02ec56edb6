import { render, screen } from '@testing-library/react';
import { InsurerTile } from './InsurerTile';

test('shows the name of an insurer without a logo', () => {
  render(<InsurerTile insurer={{ nom: 'COLINA' }} named={false} />);
  expect(screen.getByText('COLINA')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
