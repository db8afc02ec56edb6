import type { Metadata } from 'next';
import { AvailableServices } from '@/components/opening-hours/AvailableServices';
import { OpeningHoursPanel } from '@/components/opening-hours/OpeningHoursPanel';
import { PageBody } from '@/components/site/PageBody';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { clinic } from '@/content/data/clinic';
import { availableServices, openingHours } from '@/content/data/opening-hours';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { pictureOf } from '@/content/model/picture';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.hours;

export const metadata: Metadata = { title, description };

/** Opening hours (specification § 2, /horaire). */
export default function HoursPage() {
  return (
    <PageFrame site={site} current={routes.hours()}>
      <PageTitle heading={heading} intro="La nuit, le dimanche et les jours de fête aussi." />
      <PageBody>
        <OpeningHoursPanel
          rows={openingHours}
          clinic={clinic}
          picture={pictureOf('clinique/accueil-1.jpg')}
        />
      </PageBody>
      <AvailableServices services={availableServices} />
    </PageFrame>
  );
}
