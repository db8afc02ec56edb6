import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Site } from '@/content/model/pages/navigation';
import { displayPhone, telHref } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import { Mark } from '../Mark';
import { Menu } from './Menu';
import * as styles from './SiteHeader.css';

function Brand({ clinic }: { clinic: Clinic }) {
  return (
    <a href={routes.home()} className={styles.brand}>
      <Mark />
      <span>
        <span className={styles.brandPrefix}>{clinic.name.replace(clinic.shortName, '')}</span>
        {clinic.shortName}
      </span>
    </a>
  );
}

function MenuOpener() {
  return (
    <details className={styles.menuOpener}>
      <summary className={styles.menuButton}>
        <VisuallyHidden>Menu</VisuallyHidden>
        <span className={styles.whenClosed}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size={24} />
        </span>
      </summary>
    </details>
  );
}

export function SiteHeader({ site, current }: { site: Site; current: string }) {
  const { clinic } = site;
  const [mainPhone] = clinic.phones;
  const callLabel = `Appeler la clinique au ${displayPhone(mainPhone)}`;
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Brand clinic={clinic} />
          <a href={routes.search()} className={styles.search} aria-label="Rechercher">
            <Icon name="search" size={24} />
          </a>
          <a href={telHref(mainPhone)} className={styles.callIcon} aria-label={callLabel}>
            <Icon name="phone" size={24} />
            <span className={styles.callNumber}>{displayPhone(mainPhone)}</span>
          </a>
          <MenuOpener />
          <Menu site={site} current={current} />
          <a href={telHref(mainPhone)} className={styles.phone} aria-label={callLabel}>
            <Icon name="phone" size={20} />
            {displayPhone(mainPhone)}
          </a>
          <div className={styles.book}>
            <ButtonLink href={routes.homeAnchor('contact')} size="small">
              Prendre RDV
            </ButtonLink>
          </div>
        </div>
      </Container>
    </header>
  );
}
