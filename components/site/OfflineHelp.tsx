import type { ReactNode } from 'react';
import { lead } from '@/components/theme/typography.css';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Card } from '@/components/ui/card/Card';
import { Grid } from '@/components/ui/grid/Grid';
import { Heading } from '@/components/ui/heading/Heading';
import { LinkList } from '@/components/ui/link/LinkList';
import { Container } from '@/components/ui/section/Container';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { SiteLink } from '@/content/model/pages/navigation';
import { offlineHelpId } from './page-ids';
import * as styles from './OfflineHelp.css';
import { PageBody } from './PageBody';
import { intro, pageTitle } from './PageTitle.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { allCalls, ofKinds, waysTo } from '@/content/model/clinic/ways';

function Reach({ clinic }: { clinic: Clinic }) {
  const ways = [...allCalls(clinic), ...ofKinds(waysTo(clinic, 'appointment'), 'chat')];
  return (
    <div className={styles.actions}>
      {ways.map((way, index) => (
        <WayButton
          key={way.href}
          way={way}
          iconSize={24}
          kind={index === 0 ? 'action' : 'outline'}
          size="large"
        />
      ))}
      {/* An empty `href` reloads the requested page. */}
      <ButtonLink href="" kind="quiet" size="large">
        Réessayer d’ouvrir la page
      </ButtonLink>
    </div>
  );
}

function KeptPages({ pages }: { pages: readonly SiteLink[] }) {
  return (
    <Card padding="medium">
      <Heading level={2} look="subtitle" gap="md">
        À lire sans connexion
      </Heading>
      <LinkList links={pages} />
      <p>Le reste se relit si vous l’avez déjà ouvert avec une connexion.</p>
    </Card>
  );
}

export function OfflineHelp({
  heading,
  clinic,
  keptPages,
  children,
}: {
  heading: string;
  clinic: Clinic;
  keptPages: readonly SiteLink[];
  children: ReactNode;
}) {
  return (
    <div id={offlineHelpId}>
      <div className={pageTitle}>
        <Container>
          <div className={styles.words}>
            <Heading level={1} look="display">
              {heading}
            </Heading>
            <p className={`${intro} ${lead}`}>
              Cette page n’est pas encore gardée sur votre appareil. Appelez-nous{'\u00a0'}: un
              appel n’a pas besoin d’internet.
            </p>
          </div>
          <Reach clinic={clinic} />
        </Container>
      </div>
      <PageBody>
        <Grid columns="1-1-2">
          {children}
          <KeptPages pages={keptPages} />
        </Grid>
      </PageBody>
    </div>
  );
}
