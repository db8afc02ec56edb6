import type { Metadata } from 'next';
import { BeforeYouCome } from '@/components/booking/BeforeYouCome';
import { BookingChannels } from '@/components/booking/BookingChannels';
import { BookingDemo } from '@/components/booking/BookingDemo';
import { EmergencyCard } from '@/components/booking/EmergencyCard';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { booking } from '@/content/data/booking';
import { clinic } from '@/content/data/clinic';
import { pages } from '@/content/data/pages';
import { practitioners } from '@/content/data/practitioners';
import { site } from '@/content/data/site';
import { pictureOf } from '@/content/model/picture';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.booking;

export const metadata: Metadata = { title, description };

const offered = practitioners.map(({ id, name, specialty, avatar }) => ({
  id,
  name,
  specialty,
  picture: pictureOf(avatar),
}));

/** How to ask for an appointment (specification § 2, /prendre-rdv). */
export default function BookingPage() {
  return (
    <PageFrame site={site} current={routes.booking()}>
      <PageTitle heading={heading} intro={booking.introduction} />
      <EmergencyCard text={booking.emergency} clinic={clinic} />
      <BookingChannels text={booking.channels} clinic={clinic} />
      <BeforeYouCome text={booking} />
      <BookingDemo practitioners={offered} clinic={clinic} />
    </PageFrame>
  );
}
