import { render, screen } from '@testing-library/react';
import { SentNotice } from './SentNotice';

const show = (reply: string | undefined) =>
  render(<SentNotice sectionId="contact" reply={reply} onWriteAgain={() => undefined} />);

test('the confirmation shows its sign, and when the clinic replies once that is confirmed', () => {
  const { unmount } = show('L’accueil vous répond avant midi.');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^✅ Merci, votre message a bien été envoyé/,
  );
  expect(screen.getByText('L’accueil vous répond avant midi.')).toBeVisible();
  unmount();
  show(undefined);
  expect(screen.queryByText(/répond/)).toBeNull();
});
