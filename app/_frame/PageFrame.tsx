import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/site/header/SiteHeader';
import { Notices } from '@/components/site/notices/Notices';
import { mainId } from '@/components/site/SkipLink';
import { notices } from '@/content/model/notices/data';
import { site } from '@/content/model/pages/site-data';

/** The header, the notices and the `<main>` of a page. The root layout renders the rest. */
export function PageFrame({
  current,
  children,
}: {
  /** Address of this page, which the menu marks; '' for a page that is in no menu. */
  current: string;
  children: ReactNode;
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
