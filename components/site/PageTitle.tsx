import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { classNames } from '@/components/ui/class-names/class-names';
import { lead } from '@/components/theme/typography.css';
import type { SiteLink } from '@/content/model/pages/navigation';
import { Breadcrumbs } from './Breadcrumbs';
import * as styles from './PageTitle.css';

export function PageTitle({
  heading,
  trail,
  intro,
  isLow = false,
}: {
  heading: string;
  trail: readonly SiteLink[];
  intro?: string | undefined;
  /** One line on a phone, for a page whose first task matters more than its title. */
  isLow?: boolean;
}) {
  return (
    <div className={classNames(styles.pageTitle, isLow ? undefined : styles.banded)}>
      <Container>
        <div className={isLow ? styles.line : undefined}>
          <Breadcrumbs trail={trail} isBesideTitle={isLow} />
          <div className={styles.words}>
            <Heading level={1} look={isLow ? 'subtitle' : 'page'}>
              {heading}
            </Heading>
            {intro !== undefined && (
              <p className={classNames(styles.intro, isLow ? styles.onScreens : lead)}>{intro}</p>
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}
