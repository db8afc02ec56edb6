import type { Metadata } from 'next';
import { BeforeYouCome } from '@/components/booking/BeforeYouCome';
import { BookingChannels } from '@/components/booking/BookingChannels';
import { RequestSection } from '@/components/booking/request/RequestSection';
import { UrgentStrip } from '@/components/ui/urgent-strip/UrgentStrip';
import { InnerPage } from '@/app/_frame/InnerPage';
import { booking, notice, reach } from '@/content/facts/booking';
import { offeredDoctors, reasons, wished } from '@/content/facts/offer';
import { clinic } from '@/content/facts/clinic';
import { sickNow, urgent } from '@/content/facts/emergencies';
import { pages } from '@/content/facts/pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.booking;
const path = routes.booking();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /prendre-rdv */
export default function BookingPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      kind="ContactPage"
      title={{ intro: booking.introduction, isLow: true }}
    >
      {reasons.length > 0 && (
        <RequestSection
          reasons={reasons}
          doctors={offeredDoctors}
          wished={wished}
          notice={notice}
          reach={reach}
          sickNow={sickNow}
          strip={<UrgentStrip call={urgent.call} whatToDo={routes.emergencies()} />}
          whatToBring={booking.whatToBring}
          wayHref={clinic.wayHref}
          changeHref={routes.haveAppointment()}
          noun={clinic.noun}
        />
      )}
      <BookingChannels text={booking} clinic={clinic} />
      <BeforeYouCome text={booking} />
    </InnerPage>
  );
}
