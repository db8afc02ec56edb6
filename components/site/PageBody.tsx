import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section/Container';
import { pageBody } from './PageTitle.css';

/** The main part of an inner page. It has no title, since the page's heading names it. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={pageBody}>{children}</div>
    </Container>
  );
}
