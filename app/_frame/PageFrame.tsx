import type { ReactNode } from 'react';
import { ActionBar } from '@/components/site/ActionBar';
import { SiteHeader } from '@/components/site/header/SiteHeader';
import { Notices } from '@/components/site/notices/Notices';
import { mainId } from '@/components/site/SkipLink';
import { notices } from '@/content/facts/notices';
import { today } from '@/content/facts/build';
import { site } from '@/content/facts/site';
import { usualText, waysTo, type Way } from '@/content/model/clinic/ways';

const usualWays = waysTo(site.clinic, 'question', { text: usualText(site.clinic) });

export function PageFrame({
  current,
  ways = usualWays,
  lang,
  children,
}: {
  /** Address of the page in the menus, or ''. */
  current: string;
  /** Of the action bar. */
  ways?: readonly Way[] | undefined;
  /** Language of `children`, if not French. */
  lang?: 'en' | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <SiteHeader site={site} current={current} />
      <Notices notices={notices} today={today} />
      <main id={mainId} tabIndex={-1} lang={lang}>
        {children}
      </main>
      <ActionBar ways={ways} />
    </>
  );
}
