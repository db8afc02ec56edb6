import type { Metadata } from 'next';
import { AvailableServices } from '@/components/opening-hours/AvailableServices';
import { ConsultationWeek } from '@/components/opening-hours/ConsultationWeek';
import { OpeningHoursPanel } from '@/components/opening-hours/OpeningHoursPanel';
import { Letterhead } from '@/components/site/Letterhead';
import { PageBody } from '@/components/site/PageBody';
import { PrintButton } from '@/components/ui/print/PrintButton';
import { InnerPage } from '@/app/_frame/InnerPage';
import { TodayStrip } from '@/app/_frame/TodayStrip';
import { chatAddress } from '@/content/model/clinic/chat';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { servicesAtNight } from '@/content/facts/night';
import { closures, hours, openingHours, openingNote } from '@/content/facts/opening-hours';
import { pages } from '@/content/facts/pages';
import { pictureOf } from '@/content/model/pictures/picture';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';
import { siteOrigin } from '@/content/model/clinic/site-address';

const page = pages.hours;
const path = routes.hours();

const { chatNumber } = clinic;

const codes = [
  ...(chatNumber === undefined
    ? []
    : [{ label: 'Écrire sur WhatsApp', address: chatAddress(chatNumber) }]),
  { label: 'Le site de la clinique', address: siteOrigin(clinic.siteUrl) },
];

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /horaire */
export default function HoursPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      title={{ intro: openingNote?.is }}
    >
      <TodayStrip />
      <PageBody>
        <OpeningHoursPanel
          rows={openingHours}
          services={hours.services}
          clinic={clinic}
          picture={pictureOf(page.picture)}
        />
      </PageBody>
      <AvailableServices services={servicesAtNight} />
      <ConsultationWeek doctors={doctors} closures={closures} />
      <PageBody>
        <PrintButton label="Imprimer pour l’accueil" />
      </PageBody>
      <Letterhead clinic={clinic} paper="sheet" codes={codes} />
    </InnerPage>
  );
}
