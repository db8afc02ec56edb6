import type { ReactNode } from 'react';
import { InlineScript } from '@/components/islands/InlineScript';
import { Island } from '@/components/islands/Island';
import { routes } from '@/content/model/clinic/routes';
import { specialtyListId } from './first-choice.inline';
import type { ListedSpecialty } from './SpecialtyList';
import { SpecialtyNav } from './SpecialtyNav';
import { layout, panels } from './SpecialtyNav.css';

/** docs/requirements.md § 2, /services. Without scripts, all panels are shown. */
export function SpecialtyLayout({
  specialties,
  children,
}: {
  specialties: readonly ListedSpecialty[];
  children: ReactNode;
}) {
  return (
    <div className={layout} suppressHydrationWarning>
      <Island
        name="SpecialtyNav"
        wake="idle"
        of={SpecialtyNav}
        props={{ listId: specialtyListId, allHref: routes.services(), specialties }}
      />
      <InlineScript name="first-choice" />
      <div className={panels}>{children}</div>
    </div>
  );
}
