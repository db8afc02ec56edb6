import type { Metadata } from 'next';
import { AvailableServices } from '@/components/opening-hours/AvailableServices';
import { OpeningHoursTable } from '@/components/opening-hours/OpeningHoursTable';
import { PageBody } from '@/components/site/PageBody';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { availableServices, openingHours } from '@/content/data/opening-hours';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.hours;

export const metadata: Metadata = { title, description };

/** Opening hours (specification § 2, /horaire). */
export default function HoursPage() {
  return (
    <PageFrame site={site} current={routes.hours()}>
      <PageTitle heading={heading} intro="La nuit, le dimanche et les jours de fête aussi." />
      <PageBody>
        <OpeningHoursTable rows={openingHours} />
      </PageBody>
      <AvailableServices services={availableServices} />
    </PageFrame>
  );
}
