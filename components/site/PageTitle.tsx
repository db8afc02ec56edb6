import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { lead } from '@/components/theme/typography.css';
import type { SiteLink } from '@/content/model/pages/navigation';
import { Breadcrumbs } from './Breadcrumbs';
import * as styles from './PageTitle.css';

export function PageTitle({
  heading,
  trail,
  intro,
}: {
  heading: string;
  trail: readonly SiteLink[];
  intro?: string;
}) {
  return (
    <div className={styles.pageTitle}>
      <Container>
        <Breadcrumbs trail={trail} />
        <div className={styles.words}>
          <Heading level={1} look="page">
            {heading}
          </Heading>
          {intro !== undefined && <p className={`${styles.intro} ${lead}`}>{intro}</p>}
        </div>
      </Container>
    </div>
  );
}
