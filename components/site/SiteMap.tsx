import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { capitalised } from '@/content/fields/typography';
import type { Noun } from '@/content/model/doctors/naming';
import type { SiteLink } from '@/content/model/pages/navigation';
import * as styles from './SiteMap.css';

interface PartProps {
  id: string;
  title: string;
  links: readonly SiteLink[];
  className?: string;
}

function Part({ id, title, links, className }: PartProps) {
  const titleId = `${id}-titre`;
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <Heading level={2} look="subtitle" gap="sm" id={titleId}>
        {title}
      </Heading>
      <ul className={className}>
        {links.map(({ label, href, lang }) => (
          <li key={href}>
            <a href={href} className={styles.link} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The second way to navigate that RGAA 12.1 requires. */
export function SiteMap({
  pages,
  articles,
  doctors,
  noun,
  specialties,
}: {
  pages: readonly SiteLink[];
  articles: readonly SiteLink[];
  doctors: readonly SiteLink[];
  noun: Noun;
  specialties: readonly SiteLink[];
}) {
  return (
    <Container>
      <div className={styles.layout}>
        <Part id="pages" title="Pages" links={pages} />
        <Part id="conseils" title="Conseils santé" links={articles} />
        <Part
          id="specialites"
          title="Spécialités"
          links={specialties}
          className={styles.inColumns}
        />
        <Part
          id="medecins"
          title={`${capitalised(noun)}s`}
          links={doctors}
          className={styles.inColumns}
        />
      </div>
    </Container>
  );
}
