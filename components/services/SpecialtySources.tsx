import { dayInWords, type IsoDay } from '@/content/model/day';
import * as styles from './SpecialtySources.css';

/** Where the advice of a specialty comes from, and when it was last compared with that; nothing without sources. */
export function SpecialtySources({
  sources,
  checked,
}: {
  readonly sources: readonly string[] | undefined;
  readonly checked: IsoDay;
}) {
  if (!sources) return null;
  return (
    <div className={styles.sources}>
      <p>
        Sources principales, comparées le <time dateTime={checked}>{dayInWords(checked)}</time>
        &nbsp;:
      </p>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>Ces conseils ne remplacent pas une consultation.</p>
    </div>
  );
}
