import type { Metadata } from 'next';
import { InnerPage } from '@/app/_frame/InnerPage';
import { ChangeSection } from '@/components/booking/change/ChangeSection';
import { UrgentStrip } from '@/components/ui/urgent-strip/UrgentStrip';
import { notice, reach } from '@/content/facts/booking';
import { clinic } from '@/content/facts/clinic';
import { urgent } from '@/content/facts/emergencies';
import { offeredDoctors } from '@/content/facts/offer';
import { pages } from '@/content/facts/pages';
import { routes } from '@/content/model/clinic/routes';
import { waysTo } from '@/content/model/clinic/ways';
import { pageMetadata } from '@/content/model/pages/page-metadata';

const page = pages.haveAppointment;
const path = routes.haveAppointment();

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function HaveAppointmentPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      kind="ContactPage"
      title={{ isLow: true }}
      ways={waysTo(clinic, 'change')}
    >
      <ChangeSection
        clinic={clinic}
        doctors={offeredDoctors.map(({ name, code }) => ({ name, code }))}
        reach={reach}
        notice={notice}
        strip={<UrgentStrip call={urgent.call} whatToDo={routes.emergencies()} />}
      />
    </InnerPage>
  );
}
