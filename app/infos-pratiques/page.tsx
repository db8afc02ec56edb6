import type { Metadata } from 'next';
import { PracticalInfo } from '@/components/practical/PracticalInfo';
import { InnerPage } from '@/app/_frame/InnerPage';
import { PageBody } from '@/components/site/PageBody';
import { clinic } from '@/content/facts/clinic';
import { urgent } from '@/content/facts/emergencies';
import { doctors } from '@/content/facts/doctors';
import { pages } from '@/content/facts/pages';
import { practicalFacts } from '@/content/facts/site';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.practical;
const path = routes.practical();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** The export omits this page when `practical` has no block. */
export default function PracticalPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      title={{ intro: 'Les questions posées à l’accueil.' }}
    >
      <PageBody>
        <PracticalInfo
          practical={practicalFacts}
          urgentCall={urgent.call}
          clinic={clinic}
          doctors={doctors}
        />
      </PageBody>
    </InnerPage>
  );
}
