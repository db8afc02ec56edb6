import { Island } from '@/components/ui/island/Island';
import { button } from '@/components/ui/button/button.css';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import type { Insurer } from '@/content/model/insurer';
import { routes } from '@/content/model/routes';
import { BandMotion } from './BandMotion';
import { InsurerTile } from './InsurerTile';
import * as styles from './InsurerBand.css';

const ids = { viewportId: 'assurances-bande', buttonId: 'assurances-defilement' };

function MotionButton() {
  return (
    <div className={styles.control}>
      <button
        type="button"
        id={ids.buttonId}
        className={`${button({ kind: 'outline', size: 'small' })} ${styles.toggle}`}
      >
        <span className={styles.whenMoving}>
          <Icon name="pause" size={20} />
          Mettre en pause le défilement
        </span>
        <span className={styles.whenResting}>
          <Icon name="play" size={20} />
          Reprendre le défilement
        </span>
      </button>
    </div>
  );
}

/** The word-marks in a row: by hand, or in motion. The names stand on the pictures. */
function Row({ insurers }: { readonly insurers: readonly Insurer[] }) {
  return (
    <div
      id={ids.viewportId}
      role="group"
      aria-label="Liste des assurances"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must also scroll by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={styles.viewport}
    >
      <div className={styles.track}>
        <ul className={styles.row}>
          {insurers.map((insurer) => (
            <li key={insurer.nom} className={styles.card}>
              <InsurerTile insurer={insurer} named={false} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The insurers on the home page, passing by, and the way to all of them (specification § 2). */
export function InsurerBand({ insurers }: { readonly insurers: readonly Insurer[] }) {
  return (
    <section
      id="assurances"
      aria-labelledby="assurances-titre"
      tabIndex={-1}
      className={styles.band}
    >
      <Container>
        <div className={styles.header}>
          <div className={styles.heading}>
            <Heading level={2} look="title" id="assurances-titre">
              Assurances et mutuelles acceptées
            </Heading>
          </div>
          <MotionButton />
        </div>
      </Container>
      <Row insurers={insurers} />
      <div className={styles.more}>
        <ButtonLink href={routes.insurers()} kind="outline">
          Voir tous les Assurances
        </ButtonLink>
      </div>
      <Island name="BandMotion" wake="visible" of={BandMotion} props={ids} />
    </section>
  );
}
