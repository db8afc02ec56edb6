import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section/Container';
import { pageBody } from './PageTitle.css';

/** The body of an inner page. Unlike `Section`, it has no heading of its own. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={pageBody}>{children}</div>
    </Container>
  );
}
