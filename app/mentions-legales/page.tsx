import type { Metadata } from 'next';
import { TextSections } from '@/components/text/TextSections';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { legalNotice } from '@/content/data/legal';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.legal;

export const metadata: Metadata = { title, description };

/** Who publishes the site. */
export default function LegalPage() {
  return (
    <PageFrame site={site} current={routes.legal()}>
      <PageTitle heading={heading} />
      <TextSections sections={legalNotice} />
    </PageFrame>
  );
}
