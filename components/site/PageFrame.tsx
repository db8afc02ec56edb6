import type { ReactNode } from 'react';
import type { Site } from '@/content/model/navigation';
import { SiteHeader } from './header/SiteHeader';
import { mainId } from './SkipLink';

/** The bar and the `<main>` of a page; skip link, foot and action bar are the same everywhere (layout). */
export function PageFrame({
  site,
  current,
  children,
}: {
  readonly site: Site;
  /** Address of this page, marked in the menu when it is there. */
  readonly current: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <SiteHeader site={site} current={current} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
