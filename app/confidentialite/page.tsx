import type { Metadata } from 'next';
import { TextSections } from '@/components/text/TextSections';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { privacy } from '@/content/data/legal';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.privacy;

export const metadata: Metadata = { title, description };

/** What becomes of visitors’ data. */
export default function PrivacyPage() {
  return (
    <PageFrame site={site} current={routes.privacy()}>
      <PageTitle heading={heading} />
      <TextSections sections={privacy} />
    </PageFrame>
  );
}
