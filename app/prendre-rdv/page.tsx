import type { Metadata } from 'next';
import { BeforeYouCome } from '@/components/booking/BeforeYouCome';
import { BookingChannels } from '@/components/booking/BookingChannels';
import { EmergencyCard } from '@/components/booking/EmergencyCard';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { booking } from '@/content/data/booking';
import { clinic } from '@/content/data/clinic';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.booking;

export const metadata: Metadata = { title, description };

/** How to ask for an appointment (specification § 2, /prendre-rdv). */
export default function BookingPage() {
  return (
    <PageFrame site={site} current={routes.booking()}>
      <PageTitle heading={heading} intro={booking.introduction} />
      <EmergencyCard text={booking.emergency} clinic={clinic} />
      <BookingChannels text={booking.channels} clinic={clinic} />
      <BeforeYouCome text={booking} />
    </PageFrame>
  );
}
