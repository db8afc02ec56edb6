import type { Metadata } from 'next';
import { TextSections } from '@/components/site/TextSections';
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
      <TextSections sections={privacy} />
    </InnerPage>
  );
}
