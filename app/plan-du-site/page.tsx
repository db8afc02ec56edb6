import type { Metadata } from 'next';
import { SiteMap } from '@/components/site/SiteMap';
import { InnerPage } from '@/app/_frame/InnerPage';
import { articles } from '@/content/facts/articles';
import { pagesOfSpecialties } from '@/content/facts/specialty-pages';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { pages } from '@/content/facts/pages';
import { sitePages } from '@/content/facts/site';
import { articleLinks } from '@/content/model/articles/article';
import type { PageText } from '@/content/model/pages/navigation';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.siteMap;
const path = routes.siteMap();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** RGAA 12.3 */
export default function SiteMapPage() {
  return (
    <InnerPage page={page} trail={[{ label: page.heading, href: path }]}>
      <SiteMap
        pages={sitePages.map((page) => {
          const { heading, lang }: PageText = pages[page];
          return {
            label: page === 'home' ? 'Accueil' : heading,
            href: routes[page](),
            ...(lang && { lang }),
          };
        })}
        articles={articleLinks(articles)}
        noun={clinic.noun}
        doctors={doctors.map(({ name }) => ({ label: name, href: routes.doctor(name) }))}
        specialties={pagesOfSpecialties.map(({ specialty, slug }) => ({
          label: specialty.title,
          href: routes.specialty(slug),
        }))}
      />
    </InnerPage>
  );
}
