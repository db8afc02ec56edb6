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
  readonly as?: 'div' | 'ul' | 'ol';
  readonly id?: string;
  /** Makes a rail without controls focusable, so that it scrolls by keyboard (WCAG 2.1.1). */
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
