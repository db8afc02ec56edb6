import type { ReactNode } from 'react';
import { grid, type GridVariants } from './Grid.css';

/** Lays cards in equal columns; `columns` names how many on a phone, a tablet and a wide screen. */
export function Grid({
  as: Tag = 'div',
  id,
  children,
  ...variants
}: GridVariants & {
  readonly as?: 'div' | 'ul' | 'ol';
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <Tag id={id} className={grid(variants)}>
      {children}
    </Tag>
  );
}
