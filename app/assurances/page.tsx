import type { Metadata } from 'next';
import { InsurerGrid } from '@/components/insurers/InsurerGrid';
import { InnerPage } from '@/components/site/InnerPage';
import { insurers } from '@/content/data/insurers';
import { clinic } from '@/content/data/clinic';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { pageMetadata } from '@/content/model/page-metadata';
import { routes } from '@/content/model/routes';

const page = pages.insurers;
const path = routes.insurers();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** Accepted insurers (specification § 2, /assurances). */
export default function InsurersPage() {
  return (
    <InnerPage site={site} page={page} trail={[{ label: page.heading, href: path }]}>
      <InsurerGrid insurers={insurers} />
    </InnerPage>
  );
}
