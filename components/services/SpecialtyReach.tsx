import { Icon } from '@/components/ui/icon/Icon';
import { sheetId } from './sheet-id';
import * as styles from './SpecialtyReach.css';

/** Button in the action bar of a phone that opens the list of all specialties. */
export function SpecialtyReach() {
  return (
    <button type="button" aria-controls={sheetId} className={styles.reach}>
      <Icon name="search" size={20} />
      <span>Spécialités</span>
    </button>
  );
}
