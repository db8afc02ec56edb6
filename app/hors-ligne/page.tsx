import type { Metadata } from 'next';
import { ContactDetails } from '@/components/contact/ContactDetails';
import { OfflineHelp } from '@/components/site/OfflineHelp';
import { PageFrame } from '@/app/_frame/PageFrame';
import { clinic } from '@/content/facts/clinic';
import { shortHours } from '@/content/facts/opening-hours';
import { pages } from '@/content/facts/pages';
import { sitePages } from '@/content/facts/site';
import { keptRoutes, routes } from '@/content/model/clinic/routes';

const { title, description, heading } = pages.offline;

export const metadata: Metadata = {
  title,
  description,
  robots: { index: false },
};

const keptPages = keptRoutes
  .filter((page) => sitePages.includes(page))
  .map((page) => ({
    label: page === 'home' ? 'Accueil' : pages[page].heading,
    href: routes[page](),
  }));

export default function OfflinePage() {
  return (
    <PageFrame current="">
      <OfflineHelp heading={heading} clinic={clinic} keptPages={keptPages}>
        <ContactDetails level={2} clinic={clinic} hours={shortHours} />
      </OfflineHelp>
    </PageFrame>
  );
}
