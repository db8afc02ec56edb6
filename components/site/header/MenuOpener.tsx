import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './MenuOpener.css';

export function MenuOpener() {
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
