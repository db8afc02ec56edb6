import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { PageTitle } from '@/components/site/PageTitle';
import { StructuredData } from '@/components/site/StructuredData';
import { clinic } from '@/content/facts/clinic';
import type { PageText, SiteLink } from '@/content/model/pages/navigation';
import { breadcrumbData } from '@/content/model/structured-data/breadcrumb';
import { clinicInShort } from '@/content/model/structured-data/clinic';
import { graph } from '@/content/model/structured-data/graph';
import { pageData, type PageKind } from '@/content/model/structured-data/page';
import { PageFrame } from './PageFrame';
import type { Way } from '@/content/model/clinic/ways';

export function InnerPage({
  page,
  trail,
  kind = 'WebPage',
  reviewedBy,
  things = [],
  ways,
  title,
  children,
}: {
  page: PageText;
  /** Breadcrumbs after the home page. The last one is this page. */
  trail: readonly [SiteLink, ...SiteLink[]];
  kind?: PageKind;
  reviewedBy?: string | undefined;
  things?: readonly Exclude<Thing, string>[];
  /** Of the action bar, instead of the usual ones. */
  ways?: readonly Way[] | undefined;
  title?: { intro?: string | undefined; isLow?: boolean };
  children: ReactNode;
}) {
  const here = trail.at(-1) ?? trail[0];
  const { heading, description, lang } = page;
  const data = graph(
    pageData(kind, { name: heading, description, path: here.href, lang, reviewedBy }, clinic),
    clinicInShort(clinic),
    breadcrumbData(trail, clinic),
    ...things,
  );
  return (
    <PageFrame current={here.href} ways={ways} lang={lang}>
      <StructuredData data={data} />
      <PageTitle heading={heading} trail={trail} {...title} />
      {children}
    </PageFrame>
  );
}
