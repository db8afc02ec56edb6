import type { Metadata } from 'next';
import { InnerPage } from '@/app/_frame/InnerPage';
import { InlineScript } from '@/components/islands/InlineScript';
import { Island } from '@/components/islands/Island';
import { Search } from '@/components/search/Search';
import { SearchIndex } from '@/components/search/SearchIndex';
import { searchIndexId, searchIndexTitleId } from '@/components/search/search-ids';
import { PageBody } from '@/components/site/PageBody';
import { Stack } from '@/components/ui/stack/Stack';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { searchExamples, searchHelp, searchIndex, searchTiles } from '@/content/facts/search';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';

const page = pages.search;
const path = routes.search();

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function SearchPage() {
  return (
    <InnerPage page={page} trail={[{ label: page.heading, href: path }]}>
      <PageBody>
        <Stack gap="xl">
          <InlineScript name="asked" />
          <Island
            name="Search"
            wake="idle"
            of={Search}
            props={{
              action: path,
              hint: ['Un mot suffit', searchExamples.slice(0, 4).join(', ')]
                .filter(Boolean)
                .join('\u00a0: '),
              listId: searchIndexId,
              tiles: searchTiles,
              ...searchHelp,
            }}
            ifLost={{
              what: 'La recherche',
              instead: 'choisissez dans la liste de A à Z',
              href: `#${searchIndexTitleId}`,
            }}
          />
          <noscript>
            <p>
              Sans JavaScript, le mot n’est pas cherché{'\u00a0'}: choisissez dans la liste de A à
              Z.
            </p>
          </noscript>
          <SearchIndex index={searchIndex} />
        </Stack>
      </PageBody>
    </InnerPage>
  );
}
