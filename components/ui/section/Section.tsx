import { Fragment, type ReactNode } from 'react';
import { farPart } from '@/components/ui/far-parts/far-parts';
import { Heading } from '@/components/ui/heading/Heading';
import { lead } from '@/components/theme/typography.css';
import { Container } from './Container';
import * as styles from './Section.css';

/** Focusable, so that screen readers continue there after a link. */
export function Section({
  id,
  title,
  intro,
  more,
  children,
  ...look
}: styles.SectionVariants & {
  id: string;
  title: string;
  intro?: string | undefined;
  more?: ReactNode;
  children: ReactNode;
}) {
  const titleId = `${id}-titre`;
  const Around = look.isInner ? Fragment : Container;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.section(look)}
      {...(look.isFar && farPart)}
    >
      <Around>
        <div className={more ? styles.sectionWithMore : undefined}>
          <div className={styles.sectionHeader}>
            <Heading level={2} look="title" id={titleId}>
              {title}
            </Heading>
            {intro !== undefined && <p className={`${styles.sectionIntro} ${lead}`}>{intro}</p>}
          </div>
          {more && <div className={styles.sectionMore}>{more}</div>}
          <div className={styles.sectionContent}>{children}</div>
        </div>
      </Around>
    </section>
  );
}
