import { Island } from '@/components/islands/Island';
import { boldFinger } from '@/components/theme/target.css';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import type { Insurer } from '@/content/model/insurers/insurer';
import { routes } from '@/content/model/clinic/routes';
import { InsurerMotion } from './InsurerMotion';
import { InsurerTile } from './InsurerTile';
import * as styles from './InsurerBand.css';

const viewportId = 'assurances-bande';
const titleId = 'assurances-titre';

/** Fewer cards, of 240 px each, do not fill a screen of 1920 px. */
const fewestMoving = 8;

function Row({ insurers }: { insurers: readonly Insurer[] }) {
  return (
    <div
      id={viewportId}
      role="group"
      aria-label="Liste des assurances"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must also scroll by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={styles.viewport}
    >
      <div className={styles.track}>
        <ul className={styles.row}>
          {insurers.map((insurer) => (
            <li key={insurer.nom}>
              <InsurerTile insurer={insurer} named={false} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function InsurerBand({ insurers }: { insurers: readonly Insurer[] }) {
  if (insurers.length === 0) return null;
  const isAlone = insurers.length === 1;
  return (
    <section id="assurances" aria-labelledby={titleId} tabIndex={-1} className={styles.band}>
      <Container>
        <div className={styles.line}>
          <Heading level={2} look="item" id={titleId}>
            {isAlone ? 'Assurance acceptée' : 'Assurances et mutuelles acceptées'}
          </Heading>
          {!isAlone && (
            <a href={routes.insurers()} className={boldFinger}>
              Voir tous les Assurances
            </a>
          )}
          {insurers.length >= fewestMoving && (
            <div className={styles.control}>
              <Island
                name="InsurerMotion"
                wake="visible"
                of={InsurerMotion}
                props={{ viewportId }}
              />
            </div>
          )}
          <Row insurers={insurers} />
        </div>
      </Container>
    </section>
  );
}
