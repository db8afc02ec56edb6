import type { ReactNode } from 'react';
import { stack, type StackVariants } from './Stack.css';

type Element = 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header';

/** Lays its children under one another (or in a row that wraps) and owns the gaps between them. */
export function Stack({
  as: Tag = 'div',
  children,
  ...variants
}: StackVariants & { readonly as?: Element; readonly children: ReactNode }) {
  return <Tag className={stack(variants)}>{children}</Tag>;
}
