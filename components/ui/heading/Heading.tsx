import type { ReactNode } from 'react';
import { headingSize } from '@/components/theme/typography.css';
import * as styles from './Heading.css';

/** The look is independent of the level, so that no level needs to be skipped. */
export function Heading({
  level,
  look,
  color = 'inherit',
  gap = 'none',
  children,
  ...attributes
}: {
  readonly level: 1 | 2 | 3 | 4;
  readonly look: keyof typeof headingSize;
  readonly color?: keyof typeof styles.color;
  /** Space after the heading. */
  readonly gap?: keyof typeof styles.gap;
  readonly id?: string | undefined;
  readonly [data: `data-${string}`]: string;
  readonly children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  const classes = [headingSize[look], styles.color[color], styles.gap[gap]];
  return (
    <Tag {...attributes} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
