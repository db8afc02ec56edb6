import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { PageTitle } from '@/components/site/PageTitle';
import { StructuredData } from '@/components/site/StructuredData';
import { clinic } from '@/content/facts/clinic';
import { pageChatText } from '@/content/model/clinic/page-chat';
import { routes } from '@/content/model/clinic/routes';
import { urgent } from '@/content/facts/emergencies';
import type { PageText, SiteLink } from '@/content/model/pages/navigation';
import { breadcrumbData } from '@/content/model/structured-data/breadcrumb';
import { clinicInShort } from '@/content/model/structured-data/clinic';
import { graph } from '@/content/model/structured-data/graph';
import { pageData, type PageKind } from '@/content/model/structured-data/page';
import { PageFrame } from './PageFrame';

export function InnerPage({
  page,
  trail,
  kind = 'WebPage',
  reviewedBy,
  things = [],
  chatText,
  title,
  children,
}: {
  page: PageText;
  /** Breadcrumbs after the home page. The last one is this page. */
  trail: readonly [SiteLink, ...SiteLink[]];
  kind?: PageKind;
  reviewedBy?: string | undefined;
  things?: readonly Exclude<Thing, string>[];
  /** Replaces the message of `pageChatText`. */
  chatText?: string;
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
    <PageFrame
      current={here.href}
      chatText={chatText ?? pageChatText(here, urgent.isAtClinic)}
      role={here.href === routes.emergencies() ? 'urgences' : 'standard'}
      lang={lang}
    >
      <StructuredData data={data} />
      <PageTitle heading={heading} trail={trail} {...title} />
      {children}
    </PageFrame>
  );
}
