import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/site/header/SiteHeader';
import { Notices } from '@/components/site/notices/Notices';
import { mainId } from '@/components/site/SkipLink';
import { notices } from '@/content/data/notices';
import { site } from '@/content/data/site';

/**
 * The bar, the notices and the `<main>` of a page. The layout has what is the same everywhere: skip link, footer,
 * action bar.
 */
export function PageFrame({
  current,
  children,
}: {
  /** Address of this page: the menu marks its item, if it has one. */
  readonly current: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <SiteHeader site={site} current={current} />
      <Notices notices={notices} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
