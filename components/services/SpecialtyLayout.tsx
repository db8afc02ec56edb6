import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section/Container';
import { SpecialtyNav } from './SpecialtyNav';
import { layout, panels } from './SpecialtyNav.css';

/** The list of titles beside the panels (specification § 2, /services). */
export function SpecialtyLayout({
  specialties,
  children,
}: {
  readonly specialties: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}) {
  return (
    <Container>
      <div className={layout}>
        <SpecialtyNav specialties={specialties} />
        <div className={panels}>{children}</div>
      </div>
    </Container>
  );
}
