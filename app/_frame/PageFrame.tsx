import type { ReactNode } from 'react';
import { ActionBar } from '@/components/site/ActionBar';
import { SiteHeader } from '@/components/site/header/SiteHeader';
import { Notices } from '@/components/site/notices/Notices';
import { mainId } from '@/components/site/SkipLink';
import { appointmentChatText } from '@/content/model/clinic/chat';
import { notices } from '@/content/facts/notices';
import { site } from '@/content/facts/site';

export function PageFrame({
  current,
  chatText = appointmentChatText,
  children,
}: {
  /** Address of the page in the menus, or ''. */
  current: string;
  chatText?: string;
  children: ReactNode;
}) {
  return (
    <>
      <SiteHeader site={site} current={current} />
      <Notices notices={notices} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <ActionBar clinic={site.clinic} chatText={chatText} />
    </>
  );
}
