import type { ReactNode } from 'react';
import { grid, type GridVariants } from './Grid.css';

/**
 * A grid of equal columns. `columns` contains the number of columns on a phone, on a tablet and on a wide screen. On a
 * phone, a `rail` is a row that scrolls sideways.
 */
export function Grid({
  as: Tag = 'div',
  id,
  label,
  children,
  ...variants
}: GridVariants & {
  readonly as?: 'div' | 'ul' | 'ol';
  readonly id?: string;
  /** Name of a rail without controls. Makes the rail focusable, so that it scrolls by keyboard (WCAG 2.1.1). */
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
