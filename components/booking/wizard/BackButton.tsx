import type { ReactNode } from 'react';
import { button, type ButtonLook } from '@/components/ui/button/button';
import type { BookingStep } from '@/content/model/booking/booking-state';
import type { Booking } from './use-booking';

/** A button rather than a link, which could open in a new tab: the sample lives in memory. */
export function BackButton({
  to,
  returnTo,
  children = 'Retour',
  ...look
}: Pick<Booking, 'returnTo'> & ButtonLook & { to: BookingStep; children?: ReactNode }) {
  return (
    <button
      type="button"
      className={button({ kind: 'outline', ...look })}
      onClick={() => {
        returnTo(to);
      }}
    >
      {children}
    </button>
  );
}
