import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import type { Insurer } from '@/content/model/insurer';
import { routes } from '@/content/model/routes';
import { InsurerTile } from './InsurerTile';
import * as styles from './InsurerBand.css';

/** The insurers on the home page, and the way to all of them (specification § 2). */
export function InsurerBand({ insurers }: { readonly insurers: readonly Insurer[] }) {
  return (
    <section
      id="assurances"
      aria-labelledby="assurances-titre"
      tabIndex={-1}
      className={styles.band}
    >
      <Container>
        <div className={styles.heading}>
          <Heading level={2} look="title" id="assurances-titre">
            Assurances et mutuelles acceptées
          </Heading>
        </div>
      </Container>
      <ul className={styles.row} tabIndex={0} aria-label="Assurances et mutuelles acceptées">
        {insurers.map((insurer) => (
          <li key={insurer.nom} className={styles.card}>
            <InsurerTile insurer={insurer} named={false} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink href={routes.insurers()} kind="outline">
          Voir tous les Assurances
        </ButtonLink>
      </div>
    </section>
  );
}
