import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import * as styles from './SiteMap.css';

/** A link of the site map. */
export interface SiteMapLink {
  readonly label: string;
  readonly href: string;
}

function Links({ links }: { readonly links: readonly SiteMapLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} className={styles.link}>
        {label}
      </a>
    </li>
  ));
}

/** Every page and every specialty: the second way of finding one's way (RGAA 12.4). */
export function SiteMap({
  pages,
  specialties,
}: {
  readonly pages: readonly SiteMapLink[];
  readonly specialties: readonly SiteMapLink[];
}) {
  return (
    <Container>
      <div className={styles.layout}>
        <section aria-labelledby="pages-titre">
          <div className={styles.title}>
            <Heading level={2} look="subtitle" id="pages-titre">
              Pages
            </Heading>
          </div>
          <ul>
            <Links links={pages} />
          </ul>
        </section>
        <section aria-labelledby="specialites-titre">
          <div className={styles.title}>
            <Heading level={2} look="subtitle" id="specialites-titre">
              Spécialités
            </Heading>
          </div>
          <ul className={styles.specialties}>
            <Links links={specialties} />
          </ul>
        </section>
      </div>
    </Container>
  );
}
