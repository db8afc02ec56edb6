import type { ComponentProps } from 'react';

/** A list whose length screen readers announce: without markers, Safari does so only if the role is explicit. */
export function CountedList({ as = 'ul', ...props }: ComponentProps<'ul'> & { as?: 'ul' | 'ol' }) {
  const List = as as 'ul';
  return <List role="list" {...props} />;
}
