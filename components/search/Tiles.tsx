import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import * as styles from './Tiles.css';

export interface SearchTile {
  label: string;
  href: string;
  glyph: IconName | undefined;
}

export function Tiles({ tiles }: { tiles: readonly SearchTile[] }) {
  return (
    <ul aria-label="Pour commencer" className={styles.tiles}>
      {tiles.map(({ label, href, glyph }) => (
        <li key={label}>
          <a href={href} className={styles.tile}>
            {glyph && <Icon name={glyph} size={32} className={styles.glyph} />}
            <span className={styles.words}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
