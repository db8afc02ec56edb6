import type { Metadata } from 'next';
import { Portrait } from '@/components/doctors/Portrait';
import { AvailableServices } from '@/components/opening-hours/AvailableServices';
import type { FaceOf } from '@/components/opening-hours/Consultations';
import { ConsultationWeek } from '@/components/opening-hours/ConsultationWeek';
import { HoursLayout } from '@/components/opening-hours/HoursLayout';
import { OpeningHoursPanel } from '@/components/opening-hours/OpeningHoursPanel';
import { Letterhead } from '@/components/site/Letterhead';
import { InnerPage } from '@/app/_frame/InnerPage';
import { placeOf } from '@/content/model/clinic/clinic';
import { dayInWords } from '@/content/model/calendar/print';
import { today } from '@/content/facts/build';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { servicesAtNight } from '@/content/facts/night';
import { closures, hours, openingHours, openingNote } from '@/content/facts/opening-hours';
import { pages } from '@/content/facts/pages';
import { isOnSite, practicalFacts } from '@/content/facts/site';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';
import { hrefSaying, ofKinds, waysTo } from '@/content/model/clinic/ways';

const page = pages.hours;
const path = routes.hours();

const codes = [
  ...ofKinds(waysTo(clinic, 'question'), 'chat').map((way) => ({
    label: `Écrire sur ${way.label}`,
    address: hrefSaying(way, ''),
  })),
  ...(clinic.siteUrl === '' ? [] : [{ label: 'Le site de la clinique', address: clinic.siteUrl }]),
];

const notes = [
  placeOf(clinic),
  ...(practicalFacts.access ? [practicalFacts.access.answer] : []),
  `À jour le ${dayInWords(today)}`,
];

const faceOf: FaceOf = (doctor, className) => (
  <Portrait doctor={doctor} sizes="56px" className={className} />
);

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /horaire */
export default function HoursPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      title={{ intro: openingNote?.is }}
    >
      <HoursLayout
        statement={<OpeningHoursPanel rows={openingHours} {...{ hours, clinic, today }} />}
        week={
          isOnSite(routes.week()) && <ConsultationWeek {...{ doctors, closures, today, faceOf }} />
        }
        night={servicesAtNight.length > 0 && <AvailableServices services={servicesAtNight} />}
      />
      <Letterhead clinic={clinic} codes={codes} notes={notes} />
    </InnerPage>
  );
}
