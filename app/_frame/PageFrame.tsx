import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/site/header/SiteHeader';
import { Notices } from '@/components/site/notices/Notices';
import { mainId } from '@/components/site/SkipLink';
import { notices } from '@/content/model/notices/data';
import { site } from '@/content/model/pages/site-data';

export function PageFrame({
  current,
  children,
}: {
  /** '' for a page that is in no menu. */
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
