import { Icon } from '@/components/ui/icon/Icon';
import type { SiteLink } from '@/content/model/pages/navigation';
import type { SearchEntry } from '@/content/model/search/search-entries';
import * as styles from './Results.css';
import type { Found } from './find';

export interface Help {
  call: SiteLink;
  /** Come or call. */
  introduction: string;
}

function Result({ title, href, kind, says }: SearchEntry) {
  return (
    <li className={styles.result}>
      <a href={href} className={styles.link}>
        <b className={styles.title}>{title}</b> <span className={styles.kind}>{kind}</span>{' '}
        <span className={styles.says}>{says}</span>
      </a>
    </li>
  );
}

function CallLine({ call, isUrgent }: { call: SiteLink; isUrgent: boolean }) {
  return (
    <a href={call.href} className={isUrgent ? styles.urgentCall : styles.call}>
      <Icon name="phone" size={20} />
      Appeler le {call.label}
    </a>
  );
}

export function Results({
  found: { entries, isUrgent },
  call,
  introduction,
}: Help & { found: Found }) {
  return (
    <>
      {isUrgent && (
        <div className={styles.urgent}>
          <CallLine call={call} isUrgent />
          <p>{introduction}</p>
        </div>
      )}
      <ul aria-label="Résultats" className={styles.results}>
        {entries.map((entry) => (
          <Result key={entry.kind + entry.title} {...entry} />
        ))}
      </ul>
    </>
  );
}

export function NothingFound({
  whenUnsure,
  call,
  introduction,
}: Help & { whenUnsure: { title: string; href: string } }) {
  return (
    <div className={styles.nothing}>
      <p>
        <b>{'Rien trouvé pour ces mots.'}</b>{' '}
        {'Essayez un seul mot\u00a0: ce qui fait mal, un nom de médecin ou d’examen.'}
      </p>
      <a href={whenUnsure.href} className={styles.door}>
        {whenUnsure.title}
      </a>
      <p>
        <b>{'Une urgence\u00a0?'}</b> {introduction}
      </p>
      <CallLine call={call} isUrgent={false} />
    </div>
  );
}
