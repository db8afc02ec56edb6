import type { ReactNode } from 'react';
import { grid, type GridVariants } from './Grid.css';

/** `columns` is their number on a phone, a tablet and a wide screen. */
export function Grid({
  as: Tag = 'div',
  id,
  label,
  children,
  ...variants
}: GridVariants & {
  as?: 'div' | 'ul';
  id?: string;
  /** Makes a rail without controls focusable, so that it scrolls by keyboard (WCAG 2.1.1). */
  label?: string;
  children: ReactNode;
}) {
  return (
    <Tag
      id={id}
      // As in `CountedList`.
      role={Tag === 'ul' ? 'list' : undefined}
      {...(label !== undefined && { tabIndex: 0, 'aria-label': label })}
      className={grid(variants)}
    >
      {children}
    </Tag>
  );
}
