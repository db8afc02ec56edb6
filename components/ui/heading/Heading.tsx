import type { ReactNode } from 'react';
import { headingSize } from '@/components/theme/typography.css';
import { classNames } from '@/components/ui/class-names/class-names';
import * as styles from './Heading.css';

/** The look is independent of the level, so that no level needs to be skipped. */
export function Heading({
  level,
  look,
  color = 'heading',
  gap = 'none',
  children,
  ...attributes
}: {
  level: 1 | 2 | 3 | 4;
  look: keyof typeof headingSize;
  /** `inherit` is for a night background. */
  color?: keyof typeof styles.color;
  /** Space after the heading. */
  gap?: keyof typeof styles.gap;
  id?: string | undefined;
  [data: `data-${string}`]: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  const className = classNames(headingSize[look], styles.color[color], styles.gap[gap]);
  return (
    <Tag {...attributes} className={className}>
      {children}
    </Tag>
  );
}
