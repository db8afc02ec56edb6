import { CountedList } from '@/components/ui/list/CountedList';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import type { Noun } from '@/content/model/doctors/naming';
import type { SiteLink } from '@/content/model/pages/navigation';
import type { SearchEntry } from '@/content/model/search/search-entries';
import { boldFinger } from '@/components/theme/target.css';
import { note } from '@/components/theme/typography.css';
import * as styles from './Results.css';
import type { Found } from './find';
import { hrefEndingWith, ofKinds, type Way } from '@/content/model/clinic/ways';

export interface Help {
  /** In an emergency. */
  call: SiteLink;
  introduction: string;
  /** For a question. The message of a chat ends before the typed words. */
  ways: readonly Way[];
  noun: Noun;
  whenUnsure: { title: string; href: string };
}

interface Shown extends Help {
  typed: string;
  found: Found;
}

function Result({ title, href, kind, says }: SearchEntry) {
  return (
    <li className={styles.result}>
      <a href={href} className={styles.link}>
        <b className={styles.title}>{title}</b> <span className={note}>{kind}</span>{' '}
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

/** The chat message contains the typed words. */
function AskUs({ typed, ways, children }: Pick<Shown, 'typed' | 'ways'> & { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.question}>{children}</p>
      {ofKinds(ways, 'chat').map((way) => (
        <a key={way.href} href={hrefEndingWith(way, typed)} className={styles.call}>
          <Icon name="chat" size={20} />
          Demander sur {way.label}
        </a>
      ))}
      {ofKinds(ways, 'call').map(({ href, note }) => (
        <CallLine key={href} call={{ href, label: note }} isUrgent={false} />
      ))}
    </div>
  );
}

function NothingFound(help: Shown) {
  const { call, introduction, ways, noun, whenUnsure } = help;
  return (
    <>
      <AskUs {...help}>
        {`Rien trouvé pour ces mots. Essayez un seul mot\u00a0: ce qui fait mal, un nom de ${noun} ou d’examen.`}
      </AskUs>
      <div className={styles.nothing}>
        <a href={whenUnsure.href} className={boldFinger}>
          {whenUnsure.title}
        </a>
        <p>
          <b>{'Une urgence\u00a0?'}</b> {introduction}
        </p>
        {ways.every(({ href }) => href !== call.href) && <CallLine call={call} isUrgent={false} />}
      </div>
    </>
  );
}

export function Results(help: Shown) {
  const { call, introduction, found } = help;
  const { entries, isUrgent, isGuess } = found;
  if (entries.length === 0) return <NothingFound {...help} />;
  return (
    <>
      {isUrgent ? (
        <div className={styles.urgent}>
          <CallLine call={call} isUrgent />
          <p>{introduction}</p>
        </div>
      ) : (
        isGuess && <p>Rien d’exact pour ces mots.</p>
      )}
      <CountedList aria-label="Résultats" className={styles.results}>
        {entries.map((entry) => (
          <Result key={entry.kind + entry.title} {...entry} />
        ))}
      </CountedList>
      {!isUrgent && <AskUs {...help}>{'Ce n’est pas cela\u00a0? Demandez-nous.'}</AskUs>}
    </>
  );
}
