import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './SearchBox.css';
import { SearchField } from './SearchField';

export function SearchBox({
  action,
  id,
  label,
  maxLength,
}: {
  action: string;
  id: string;
  label: string;
  maxLength: number;
}) {
  return (
    <form role="search" action={action} method="get" className={styles.form}>
      <SearchField id={id} name="q" label={label} maxLength={maxLength} />
      <button type="submit" className={styles.submit}>
        <Icon name="search" size={24} />
        <VisuallyHidden>Rechercher</VisuallyHidden>
      </button>
    </form>
  );
}
