import type { ReactNode } from 'react';
import { ActionBar } from '@/components/site/ActionBar';
import { SiteHeader } from '@/components/site/header/SiteHeader';
import { Notices } from '@/components/site/notices/Notices';
import { mainId } from '@/components/site/SkipLink';
import { appointmentChatText } from '@/content/model/clinic/chat';
import type { PhoneRole } from '@/content/model/clinic/phone';
import { notices } from '@/content/facts/notices';
import { today } from '@/content/facts/build';
import { site } from '@/content/facts/site';

export function PageFrame({
  current,
  chatText = appointmentChatText,
  role = 'standard',
  lang,
  children,
}: {
  /** Address of the page in the menus, or ''. */
  current: string;
  chatText?: string;
  /** Role of the number that the action bar calls. */
  role?: PhoneRole;
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
      <ActionBar clinic={site.clinic} chatText={chatText} role={role} />
    </>
  );
}
