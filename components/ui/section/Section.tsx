import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { textSize } from '@/components/theme/typography.css';
import { Container } from './Container';
import { section, sectionHeader, sectionIntro, type SectionVariants } from './Section.css';

/**
 * A titled part of a page, named by its heading. `id` makes it a target of in-page links: it can take the focus,
 * so that reading goes on there.
 */
export function Section({
  id,
  title,
  intro,
  tone,
  children,
}: SectionVariants & {
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}) {
  const titleId = `${id}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} tabIndex={-1} className={section({ tone })}>
      <Container>
        <div className={sectionHeader}>
          <Heading level={2} look="title" color="heading" id={titleId}>
            {title}
          </Heading>
          {intro !== undefined && <p className={`${sectionIntro} ${textSize.lead}`}>{intro}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
