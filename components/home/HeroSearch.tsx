import { SearchField } from '@/components/ui/field/SearchField';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { longestQuery } from '@/content/model/lay-words';
import { routes } from '@/content/model/routes';
import * as styles from './HeroSearch.css';

/** A plain form, without a script, that opens the search page with the typed words. */
export function HeroSearch() {
  return (
    <form role="search" action={routes.search()} method="get" className={styles.form}>
      <SearchField
        id="accueil-mot"
        name="q"
        label="Dites ce qui vous amène"
        maxLength={longestQuery}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" size={24} />
        <VisuallyHidden>Rechercher</VisuallyHidden>
      </button>
    </form>
  );
}
