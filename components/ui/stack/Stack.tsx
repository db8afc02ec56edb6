import type { ReactNode } from 'react';
import { stack, type StackVariants } from './Stack.css';

type Element = 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header';

export function Stack({
  as: Tag = 'div',
  children,
  ...variants
}: StackVariants & { as?: Element; children: ReactNode }) {
  return <Tag className={stack(variants)}>{children}</Tag>;
}
