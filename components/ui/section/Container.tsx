import type { ReactNode } from 'react';
import { container } from './Section.css';

/** Keeps its content within the page's width, clear of the screen's edges. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
