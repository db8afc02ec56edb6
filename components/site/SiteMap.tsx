import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import * as styles from './SiteMap.css';

export interface SiteMapLink {
  label: string;
  href: string;
}

function Links({ links }: { links: readonly SiteMapLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} className={styles.link}>
        {label}
      </a>
    </li>
  ));
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const titleId = `${id}-titre`;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <Heading level={2} look="subtitle" color="heading" gap="sm" id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The second way to navigate that RGAA 12.1 requires. */
export function SiteMap({
  pages,
  articles,
  doctors,
  specialties,
}: {
  pages: readonly SiteMapLink[];
  articles: readonly SiteMapLink[];
  doctors: readonly SiteMapLink[];
  specialties: readonly SiteMapLink[];
}) {
  return (
    <Container>
      <div className={styles.layout}>
        <Part id="pages" title="Pages">
          <ul>
            <Links links={pages} />
          </ul>
        </Part>
        {articles.length > 0 && (
          <Part id="conseils" title="Conseils santé">
            <ul>
              <Links links={articles} />
            </ul>
          </Part>
        )}
        <Part id="medecins" title="Médecins">
          <ul className={styles.inColumns}>
            <Links links={doctors} />
          </ul>
        </Part>
        <Part id="specialites" title="Spécialités">
          <ul className={styles.inColumns}>
            <Links links={specialties} />
          </ul>
        </Part>
      </div>
    </Container>
  );
}
