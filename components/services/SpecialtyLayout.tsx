import { InlineScript } from '@/components/islands/InlineScript';
import { Island } from '@/components/islands/Island';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section/Container';
import { routes } from '@/content/model/clinic/routes';
import { specialtyListId } from './first-choice.inline';
import { SpecialtyNav } from './SpecialtyNav';
import { layout, panels } from './SpecialtyNav.css';
import { SpecialtyReach } from './SpecialtyReach';

/**
 * The list of specialties beside the panel of the chosen one (docs/requirements.md § 2, /services). Without scripts,
 * all panels are shown.
 */
export function SpecialtyLayout({
  specialties,
  whenUnsure,
  children,
}: {
  readonly specialties: readonly { readonly id: string; readonly title: string }[];
  /** Id of the specialty for visitors who do not know where to go. */
  readonly whenUnsure: string;
  readonly children: ReactNode;
}) {
  return (
    <Container>
      <div className={layout} suppressHydrationWarning>
        <Island
          name="SpecialtyNav"
          wake="idle"
          of={SpecialtyNav}
          props={{
            listId: specialtyListId,
            titles: Object.fromEntries(specialties.map(({ id, title }) => [id, title])),
            whenUnsure,
            wordsHref: routes.specialtyWords(),
          }}
        />
        <InlineScript name="first-choice" />
        <div className={panels}>{children}</div>
        <SpecialtyReach />
      </div>
    </Container>
  );
}
