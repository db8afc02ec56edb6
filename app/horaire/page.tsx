import type { Metadata } from 'next';
import { AvailableServices } from '@/components/opening-hours/AvailableServices';
import { ConsultationWeek } from '@/components/opening-hours/ConsultationWeek';
import { OpeningHoursPanel } from '@/components/opening-hours/OpeningHoursPanel';
import { PageBody } from '@/components/site/PageBody';
import { InnerPage } from '@/app/_frame/InnerPage';
import { TodayStrip } from '@/app/_frame/TodayStrip';
import { clinic } from '@/content/model/clinic/data';
import { doctors } from '@/content/model/doctors/data';
import { servicesAtNight } from '@/content/model/opening-hours/night-data';
import { closures, openingHours, openingNote } from '@/content/model/opening-hours/data';
import { pages } from '@/content/model/pages/data';
import { pictureOf } from '@/content/model/pictures/picture';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.hours;
const path = routes.hours();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /horaire */
export default function HoursPage() {
  return (
    <InnerPage page={page} trail={[{ label: page.heading, href: path }]} intro={openingNote?.is}>
      <TodayStrip />
      <PageBody>
        <OpeningHoursPanel rows={openingHours} clinic={clinic} picture={pictureOf(page.picture)} />
      </PageBody>
      <AvailableServices services={servicesAtNight} />
      <ConsultationWeek doctors={doctors} closures={closures} />
    </InnerPage>
  );
}
