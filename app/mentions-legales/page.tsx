import type { Metadata } from 'next';
import { PageBody } from '@/components/site/PageBody';
import { HeadedText } from '@/components/ui/headed-text/HeadedText';
import { InnerPage } from '@/app/_frame/InnerPage';
import { legalNotice } from '@/content/facts/legal';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.legal;
const path = routes.legal();

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function LegalPage() {
  return (
    <InnerPage page={page} trail={[{ label: page.heading, href: path }]}>
      <PageBody>
        <HeadedText parts={legalNotice} />
      </PageBody>
    </InnerPage>
  );
}
