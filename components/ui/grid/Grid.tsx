import type { ReactNode } from 'react';
import { grid, type GridVariants } from './Grid.css';

/** Lays cards in equal columns; `columns` names how many on a phone, a tablet and a wide screen; a `rail` is a row on a phone. */
export function Grid({
  as: Tag = 'div',
  id,
  label,
  children,
  ...variants
}: GridVariants & {
  readonly as?: 'div' | 'ul' | 'ol';
  readonly id?: string;
  /** Names a rail with nothing to press in it, which the keyboard then reaches: what scrolls must scroll by keyboard too (WCAG 2.1.1). */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <Tag
      id={id}
      {...(label !== undefined && { tabIndex: 0, 'aria-label': label })}
      className={grid(variants)}
    >
      {children}
    </Tag>
  );
}
