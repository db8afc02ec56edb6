import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section/Container';
import { pageBody } from './PageTitle.css';

export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={pageBody}>{children}</div>
    </Container>
  );
}
