import type { Metadata } from 'next';
import { Presentation } from '@/components/about/Presentation';
import { ManagementTeam } from '@/components/management/ManagementTeam';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { about } from '@/content/data/about';
import { management } from '@/content/data/management';
import { pictureOf } from '@/content/model/picture';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.about;

export const metadata: Metadata = { title, description };

/** About the clinic (specification § 2, /about). */
export default function AboutPage() {
  return (
    <PageFrame site={site} current={routes.about()}>
      <PageTitle heading={heading} />
      <Presentation sections={about.sections} picture={pictureOf('clinique/facade-1.jpg')} />
      <ManagementTeam managers={management} />
    </PageFrame>
  );
}
