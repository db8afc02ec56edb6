import type { ReactNode } from 'react';
import { headingSize } from '@/components/theme/typography.css';

/** A heading whose look is chosen apart from its level, so that levels never skip. */
export function Heading({
  level,
  look,
  id,
  children,
}: {
  readonly level: 1 | 2 | 3 | 4;
  readonly look: keyof typeof headingSize;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={headingSize[look]}>
      {children}
    </Tag>
  );
}
