import { fireEvent, render, screen } from '@testing-library/react';
import { FailureScreen } from './FailureScreen';

it('FailureScreen says in French what happened, lets one retry, and gives the number', () => {
  const onRetry = jest.fn();
  render(<FailureScreen phone="+22320245277" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText('Unexpected Application Error!')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Une erreur est survenue/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+22320245277' })).toHaveAttribute(
    'href',
    'tel:+22320245277',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
