import { InlineScript } from '@/components/islands/InlineScript';
import { Island } from '@/components/islands/Island';
import type { ReactNode } from 'react';
import { AskedMost } from './AskedMost';
import { specialtyListId } from './first-choice.inline';
import { SpecialtyNav } from './SpecialtyNav';
import { layout, panels } from './SpecialtyNav.css';

/** docs/requirements.md § 2, /services. Without scripts, all panels are shown. */
export function SpecialtyLayout({
  specialties,
  askedMost,
  children,
}: {
  specialties: readonly { id: string; title: string }[];
  askedMost: readonly { id: string; title: string }[];
  children: ReactNode;
}) {
  return (
    <div className={layout} suppressHydrationWarning>
      {askedMost.length > 0 && <AskedMost specialties={askedMost} />}
      <Island
        name="SpecialtyNav"
        wake="idle"
        of={SpecialtyNav}
        props={{
          listId: specialtyListId,
          titles: Object.fromEntries(specialties.map(({ id, title }) => [id, title])),
        }}
      />
      <InlineScript name="first-choice" />
      <div className={panels}>{children}</div>
    </div>
  );
}
