import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import { tile, tileWords } from '@/components/theme/tile.css';
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
              <a href={href} className={tile}>
                <Icon name={glyph} size={24} className={styles.glyph} />
                <span className={tileWords}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
