import type { ReactNode } from 'react';
import { container } from './Section.css';

/** Limits its content to the page's width, with space at the screen's edges. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
