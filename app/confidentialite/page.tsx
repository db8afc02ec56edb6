import type { Metadata } from 'next';
import { PageBody } from '@/components/site/PageBody';
import { HeadedText } from '@/components/ui/headed-text/HeadedText';
import { InnerPage } from '@/app/_frame/InnerPage';
import { privacy } from '@/content/facts/legal';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.privacy;
const path = routes.privacy();

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function PrivacyPage() {
  return (
    <InnerPage page={page} trail={[{ label: page.heading, href: path }]}>
      <PageBody>
        <HeadedText parts={privacy} />
      </PageBody>
    </InnerPage>
  );
}
