import type { ReactNode } from 'react';
import type { Clinic } from '@/content/model/clinic';
import type { NavigationItem } from '@/content/model/navigation';
import { SiteHeader } from './header/SiteHeader';
import { mainId } from './SkipLink';

/** The bar and the `<main>` of a page; skip link, foot and action bar are the same everywhere (layout). */
export function PageFrame({
  site,
  current,
  children,
}: {
  readonly site: { readonly clinic: Clinic; readonly navigation: readonly NavigationItem[] };
  /** Address of this page, marked in the menu when it stands there. */
  readonly current: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <SiteHeader clinic={site.clinic} navigation={site.navigation} current={current} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
