import type { Metadata } from 'next';
import { SiteMap } from '@/components/site/SiteMap';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { specialties } from '@/content/data/specialties';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { pageRoutes, routes } from '@/content/model/routes';

const { title, description, heading } = pages.siteMap;

export const metadata: Metadata = { title, description };

/** Every page in one list (RGAA 12.4). */
export default function SiteMapPage() {
  return (
    <PageFrame site={site} current={routes.siteMap()}>
      <PageTitle heading={heading} />
      <SiteMap
        pages={pageRoutes.map((page) => ({
          label: page === 'home' ? 'Accueil' : pages[page].heading,
          href: routes[page](),
        }))}
        specialties={specialties.map(({ id, title: label }) => ({
          label,
          href: routes.service(id),
        }))}
      />
    </PageFrame>
  );
}
