import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './SearchBox.css';
import { SearchField } from './SearchField';

export function SearchBox({
  action,
  id,
  ...field
}: {
  action: string;
  id: string;
  label: string;
  hint?: string;
  maxLength: number;
}) {
  return (
    <form role="search" action={action} method="get" className={styles.form}>
      <SearchField id={id} name="q" {...field} />
      <button type="submit" className={styles.submit}>
        <Icon name="search" size={24} />
        <VisuallyHidden>Rechercher</VisuallyHidden>
      </button>
    </form>
  );
}
