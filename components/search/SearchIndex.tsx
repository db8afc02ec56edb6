import { InlineScript } from '@/components/islands/InlineScript';
import { Folded } from '@/components/ui/folded/Folded';
import { Heading } from '@/components/ui/heading/Heading';
import type { GroupOfIndex, IndexEntry } from '@/content/model/search/search-entries';
import { entryData } from './entries';
import { searchIndexId, searchIndexTitleId } from './search-ids';
import * as styles from './SearchIndex.css';

function Entry({ entry, isMixed }: { entry: IndexEntry; isMixed: boolean }) {
  const { title, href, kind, says } = entry;
  return (
    <li {...entryData(entry)}>
      <a href={href}>{title}</a>
      {kind === 'Prix' && <span>{says}</span>}
      {isMixed && <span>{kind}</span>}
    </li>
  );
}

function Group({ group: { title, isMixed, entries } }: { group: GroupOfIndex }) {
  const summary = (
    <>
      {title}
      <span className={styles.count}>{entries.length}</span>
    </>
  );
  return (
    <Folded isOpen summary={summary} summaryClassName={styles.summary}>
      <ul className={styles.columns}>
        {entries.map((entry) => (
          <Entry key={entry.kind + entry.title} entry={entry} isMixed={isMixed} />
        ))}
      </ul>
    </Folded>
  );
}

/** The search reads this list. Without scripts, its groups are unfolded, and it replaces the search. */
export function SearchIndex({ index }: { index: readonly GroupOfIndex[] }) {
  return (
    <section aria-labelledby={searchIndexTitleId} className={styles.index}>
      <Heading level={2} look="subtitle" gap="sm" id={searchIndexTitleId}>
        Tout le site, de A à Z
      </Heading>
      <div id={searchIndexId}>
        {index.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <InlineScript name="fold" />
    </section>
  );
}
