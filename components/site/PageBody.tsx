import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section/Container';
import { pageBody } from './PageTitle.css';

/** A section of an inner page without a title of its own: the page's heading names it. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={pageBody}>{children}</div>
    </Container>
  );
}
