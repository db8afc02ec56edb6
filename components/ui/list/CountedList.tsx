import type { ComponentProps } from 'react';

/** For a list whose length is worth hearing: Safari says none where markers are removed, unless the role is written. */
export function CountedList({ as = 'ul', ...props }: ComponentProps<'ul'> & { as?: 'ul' | 'ol' }) {
  const List = as as 'ul';
  return <List role="list" {...props} />;
}
