import type { ReactNode } from 'react';
import { card, type CardVariants } from './Card.css';

export function Card({
  as: Tag = 'div',
  children,
  ...variants
}: CardVariants & {
  as?: 'div' | 'article';
  children: ReactNode;
}) {
  return <Tag className={card(variants)}>{children}</Tag>;
}
