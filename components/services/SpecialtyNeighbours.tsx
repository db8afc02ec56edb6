import { Icon } from '@/components/ui/icon/Icon';
import { CountedList } from '@/components/ui/list/CountedList';
import { Container } from '@/components/ui/section/Container';
import { routes } from '@/content/model/clinic/routes';
import type { SpecialtyLink } from '@/content/model/specialties/specialty-pages';
import * as styles from './SpecialtyNeighbours.css';

export function SpecialtyNeighbours({
  previous,
  next,
}: {
  previous: SpecialtyLink;
  next: SpecialtyLink;
}) {
  return (
    <nav aria-label="Autres spécialités">
      <Container>
        <CountedList className={styles.list}>
          <li>
            <a href={routes.specialty(previous.slug)} className={styles.link}>
              <Icon name="arrow-left" size={20} className={styles.back} />
              {previous.title}
            </a>
          </li>
          <li>
            <a href={routes.services()} className={styles.link}>
              Toutes les spécialités
            </a>
          </li>
          <li>
            <a href={routes.specialty(next.slug)} className={styles.link}>
              {next.title}
              <Icon name="arrow-right" size={20} className={styles.forward} />
            </a>
          </li>
        </CountedList>
      </Container>
    </nav>
  );
}
