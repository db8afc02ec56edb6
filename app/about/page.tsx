import type { Metadata } from 'next';
import { Presentation } from '@/components/about/Presentation';
import { ManagementTeam } from '@/components/about/ManagementTeam';
import { InnerPage } from '@/app/_frame/InnerPage';
import { about } from '@/content/facts/about';
import { management } from '@/content/facts/management';
import { pictureOf } from '@/content/model/pictures/picture';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.about;
const path = routes.about();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /about */
export default function AboutPage() {
  return (
    <InnerPage page={page} trail={[{ label: page.heading, href: path }]} kind="AboutPage">
      <Presentation
        sections={about.sections}
        picture={page.picture === undefined ? undefined : pictureOf(page.picture)}
      />
      <ManagementTeam managers={management} />
    </InnerPage>
  );
}
