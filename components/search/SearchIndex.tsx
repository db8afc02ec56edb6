import { farPart } from '@/components/ui/far-parts/far-parts';
import { Heading } from '@/components/ui/heading/Heading';
import type { IndexEntry, LetterOfIndex } from '@/content/model/search/search-entries';
import { entryData } from './entries';
import { letterId, searchIndexId, searchIndexTitleId } from './search-ids';
import * as styles from './SearchIndex.css';

function Letters({ index }: { index: readonly LetterOfIndex[] }) {
  return (
    <nav aria-label="Lettres">
      <ul className={styles.letters}>
        {index.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: IndexEntry }) {
  const { title, href, kind, says } = entry;
  return (
    <li {...entryData(entry)}>
      <a href={href}>{title}</a> <span>{kind === 'Prix' ? says : kind}</span>
    </li>
  );
}

/** The search reads this list; without scripts, the list replaces it. */
export function SearchIndex({ index }: { index: readonly LetterOfIndex[] }) {
  return (
    <section aria-labelledby={searchIndexTitleId} className={styles.index}>
      <Heading level={2} look="title" gap="sm" id={searchIndexTitleId}>
        De A à Z
      </Heading>
      <Letters index={index} />
      <div id={searchIndexId} className={styles.columns}>
        {index.map(({ letter, entries }) => (
          <div key={letter} className={styles.letter} {...farPart}>
            <Heading level={3} look="subtitle" id={letterId(letter)}>
              {letter}
            </Heading>
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.kind + entry.title} entry={entry} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
