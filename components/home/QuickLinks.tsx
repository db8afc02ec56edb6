import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import type { QuickLink } from '@/content/model/pages/quick-links';
import * as styles from './QuickLinks.css';

export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Accès rapide" className={styles.band}>
      <Container>
        <ul className={styles.links}>
          {links.map(({ label, href, glyph }) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                <Icon name={glyph} size={24} className={styles.glyph} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
