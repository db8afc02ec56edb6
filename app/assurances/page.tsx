import type { Metadata } from 'next';
import { InsurerGrid } from '@/components/insurers/InsurerGrid';
import { InsurerHelp } from '@/components/insurers/InsurerHelp';
import { InnerPage } from '@/app/_frame/InnerPage';
import { insurers } from '@/content/facts/insurers';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { practical } from '@/content/facts/practical';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { factsAt } from '@/content/model/practical/practical';
import { routes } from '@/content/model/clinic/routes';
import { callFor, waysTo } from '@/content/model/clinic/ways';

const page = pages.insurers;
const path = routes.insurers();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /assurances */
export default function InsurersPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      ways={waysTo(clinic, 'question', { subject: 'mon assurance' })}
    >
      <InsurerGrid insurers={insurers} />
      <InsurerHelp
        call={callFor(clinic, 'question')}
        coverage={practical.coverage}
        moreHref={factsAt('coverage')}
      />
    </InnerPage>
  );
}
