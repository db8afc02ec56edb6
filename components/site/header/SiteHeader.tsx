import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Site } from '@/content/model/pages/navigation';
import { routes } from '@/content/model/clinic/routes';
import { Mark } from '../Mark';
import { Menu } from './Menu';
import { MenuOpener } from './MenuOpener';
import * as styles from './SiteHeader.css';
import { callOf } from '@/content/model/clinic/ways';

/** Number of letters that fit into the header. */
const longest = { prefix: 18, shortName: 12 };

function Brand({ clinic: { name, shortName } }: { clinic: Clinic }) {
  const [prefix = ''] = name.split(shortName);
  const isLong = shortName.length > longest.shortName;
  return (
    <a href={routes.home()} className={isLong ? styles.longBrand : styles.brand}>
      <Mark />
      <span>
        {prefix.length <= longest.prefix && <span className={styles.brandPrefix}>{prefix}</span>}
        {shortName}
      </span>
    </a>
  );
}

export function SiteHeader({ site, current }: { site: Site; current: string }) {
  const { clinic } = site;
  const call = callOf(clinic);
  const callLabel = `Appeler la clinique${call.href.startsWith('tel:') ? ` au ${call.note}` : ''}`;
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Brand clinic={clinic} />
          <a href={routes.search()} className={styles.search} aria-label="Rechercher">
            <Icon name="search" size={24} />
          </a>
          <a href={call.href} className={styles.callIcon} aria-label={callLabel}>
            <Icon name="phone" size={24} />
            <span className={styles.callNumber}>{call.note}</span>
          </a>
          <MenuOpener />
          <Menu site={site} current={current} />
          <div className={styles.end}>
            <a href={call.href} className={styles.phone} aria-label={callLabel}>
              <Icon name="phone" size={20} />
              {call.note}
            </a>
            <ButtonLink href={routes.homeAnchor('contact')} size="small">
              Prendre RDV
            </ButtonLink>
          </div>
        </div>
      </Container>
    </header>
  );
}
