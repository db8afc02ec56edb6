import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import * as styles from './Tiles.css';

/** A link with a glyph to a frequent task. */
export interface SearchTile {
  readonly label: string;
  readonly href: string;
  readonly glyph: IconName;
}

/** Links to the frequent tasks, for visitors who do not want to type. */
export function Tiles({ tiles }: { readonly tiles: readonly SearchTile[] }) {
  return (
    <ul aria-label="Pour commencer" className={styles.tiles}>
      {tiles.map(({ label, href, glyph }) => (
        <li key={label}>
          <a href={href} className={styles.tile}>
            <Icon name={glyph} size={48} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
