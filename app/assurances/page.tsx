import type { Metadata } from 'next';
import { InsurerGrid } from '@/components/insurers/InsurerGrid';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { insurers } from '@/content/data/insurers';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.insurers;

export const metadata: Metadata = { title, description };

/** Accepted insurers (specification § 2, /assurances). */
export default function InsurersPage() {
  return (
    <PageFrame site={site} current={routes.insurers()}>
      <PageTitle heading={heading} />
      <InsurerGrid insurers={insurers} />
    </PageFrame>
  );
}
