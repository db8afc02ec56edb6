import { CountedList } from '@/components/ui/list/CountedList';
import type { Noun } from '@/content/model/doctors/naming';
import type { SearchEntry } from '@/content/model/search/search-entries';
import { row } from '@/components/theme/layout.css';
import { note } from '@/components/theme/typography.css';
import { Answer } from '@/components/ui/answer/Answer';
import { UrgentStrip } from '@/components/ui/urgent-strip/UrgentStrip';
import { Heading } from '@/components/ui/heading/Heading';
import { AskUs } from './AskUs';
import { DangerBox, type DangerText } from './DangerBox';
import * as styles from './Results.css';
import type { Way } from '@/content/model/clinic/ways';
import type { DangerPages } from './danger-reader';
import type { Found } from './find';
import { Tiles, type SearchTile } from './Tiles';

export interface Help {
  /** In an emergency. */
  call: Pick<Way, 'href' | 'note'>;
  dangerText: { fr: DangerText; en: DangerText | undefined };
  pages: DangerPages;
  /** For a question. The message of a chat ends before the typed words. */
  ways: readonly Way[];
  noun: Noun;
  /** Words that find something. */
  examples: readonly string[];
  whenUnsure: SearchTile | undefined;
  /** Where emergencies are received at any hour. */
  ifUrgent: string | undefined;
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

function NothingFound(help: Shown) {
  const { typed, noun, examples, whenUnsure } = help;
  return (
    <>
      <Heading level={2} look="item">
        {`Rien trouvé pour «\u00a0${typed}\u00a0»`}
      </Heading>
      <p>{`Essayez un seul mot\u00a0: ce qui fait mal, un nom de ${noun} ou d’examen.`}</p>
      <p className={row.sm}>
        {examples.map((word) => (
          <a
            key={word}
            href={`?${new URLSearchParams({ q: word }).toString()}`}
            className={styles.call}
          >
            {word}
          </a>
        ))}
      </p>
      <AskUs {...help}>Ou demandez-nous.</AskUs>
      {whenUnsure && <Tiles tiles={[whenUnsure]} />}
    </>
  );
}

/** A danger, or the line of emergencies, stands above every search. */
function Urgency({ call, dangerText: { fr, en }, pages, found: { danger } }: Shown) {
  if (!danger) return <UrgentStrip call={call} whatToDo={pages.urgent} />;
  const { isEnglish, links } = danger;
  return isEnglish && en ? (
    <DangerBox text={en} phone={call} links={links} lang="en" />
  ) : (
    <DangerBox text={fr} phone={call} links={links} lang={undefined} />
  );
}

export function Results(help: Shown) {
  const { ifUrgent, found } = help;
  const { entries, danger, nobody, isGuess } = found;
  return (
    <>
      <Urgency {...help} />
      {entries.length === 0 && !danger && <NothingFound {...help} />}
      {nobody && !danger && (
        <Answer title={nobody.title}>
          <p>{nobody.usual}</p>
          {ifUrgent !== undefined && <p>{ifUrgent}</p>}
        </Answer>
      )}
      {isGuess && !danger && entries.length > 0 && <p>Rien d’exact pour ces mots.</p>}
      {entries.length > 0 && (
        <CountedList aria-label="Résultats" className={styles.results}>
          {entries.map((entry) => (
            <Result key={entry.kind + entry.title} {...entry} />
          ))}
        </CountedList>
      )}
      {entries.length > 0 && !danger && (
        <AskUs {...help}>{'Ce n’est pas cela\u00a0? Demandez-nous.'}</AskUs>
      )}
    </>
  );
}
