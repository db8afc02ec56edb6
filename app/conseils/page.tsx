import type { Metadata } from 'next';
import { ArticleGrid } from '@/components/articles/ArticleGrid';
import { InnerPage } from '@/app/_frame/InnerPage';
import { PageBody } from '@/components/site/PageBody';
import { articles } from '@/content/facts/articles';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.articles;
const path = routes.articles();

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function ArticlesPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      kind="CollectionPage"
      title={{ intro: 'Des repères simples, pour la maison.' }}
    >
      <PageBody>
        <ArticleGrid articles={articles} headingLevel={2} />
      </PageBody>
    </InnerPage>
  );
}
