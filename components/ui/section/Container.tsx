import type { ReactNode } from 'react';
import { container } from './Section.css';

export function Container({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
