import type { Metadata } from 'next';
import { BeforeYouCome } from '@/components/booking/BeforeYouCome';
import { BookingChannels } from '@/components/booking/BookingChannels';
import { BookingDemo } from '@/components/booking/BookingDemo';
import { UrgentStrip } from '@/components/emergencies/UrgentStrip';
import { InnerPage } from '@/app/_frame/InnerPage';
import { booking } from '@/content/model/booking/data';
import { clinic } from '@/content/model/clinic/data';
import { pages } from '@/content/model/pages/data';
import { practitioners } from '@/content/model/practitioners/data';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';

const page = pages.booking;
const path = routes.booking();

export const metadata: Metadata = pageMetadata(page, path, clinic);

const offered = practitioners.map(({ id, name, specialty, avatar }) => ({
  id,
  name,
  specialty,
  picture: pictureOf(avatar),
}));

/** docs/requirements.md § 2, /prendre-rdv */
export default function BookingPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      kind="ContactPage"
      intro={booking.introduction}
    >
      <BookingChannels
        text={booking.channels}
        clinic={clinic}
        strip={<UrgentStrip phone={clinic.phones[0]} />}
      />
      <BeforeYouCome text={booking} />
      <BookingDemo practitioners={offered} clinic={clinic} />
    </InnerPage>
  );
}
