import { useEffect, type ReactNode } from 'react';
import { note } from '@/components/theme/typography.css';
import { useOnline } from '@/components/ui/browser-value/use-online';
import { button } from '@/components/ui/button/button';
import { copies } from '@/components/ui/button/late-button';
import { late } from '@/components/ui/button/late-button.css';
import { loadCopyAndShare } from '@/components/ui/button/load-copy-and-share';
import { Folded } from '@/components/ui/folded/Folded';
import { Icon } from '@/components/ui/icon/Icon';
// The script of the toast loads no style sheet.
import '@/components/ui/toast/Toast.css';
import { byWay, wayIcons } from '@/components/ui/ways/way';
import { WayLink } from '@/components/ui/ways/WayLink';
import { WayRow } from '@/components/ui/ways/WayRow';
import type { Stage } from '@/content/model/booking/sending';
import { hrefEndingWith, type Way } from '@/content/model/clinic/ways';
import { LeftToDo } from './LeftToDo';
import { offlineWords, openedWords } from './opened-words';
import * as styles from './Sending.css';
import { useBarChat } from './use-bar-chat';

export interface SendingProps {
  message: string;
  /** Their messages are empty. */
  ways: readonly Way[];
  stage: Stage;
  /** Opens a stage, or the form without one. */
  onStage: (stage?: Stage) => void;
  /** Above the ways of a message that is not opened yet. */
  children?: ReactNode;
}

function Written({ message, onStage }: Pick<SendingProps, 'message' | 'onStage'>) {
  return (
    <div>
      <Folded summary="Relire le message" summaryClassName={styles.row}>
        <blockquote className={styles.written}>
          {message.replace(/ (?=[!:])/g, '\u00a0')}
        </blockquote>
      </Folded>
      <button
        type="button"
        className={styles.row}
        onClick={() => {
          onStage();
        }}
      >
        Modifier mes informations
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}

type OtherWaysProps = Pick<SendingProps, 'message' | 'ways'> & {
  title: string;
  onOpen: (way: Way) => void;
};

function OtherWays({ message, ways, title, onOpen }: OtherWaysProps) {
  return (
    <div>
      <p className={note}>{title}</p>
      <WayRow ways={ways} onOpen={onOpen}>
        <button type="button" {...copies(message)} className={late}>
          <Icon name="copy" size={24} />
          Copier
        </button>
      </WayRow>
    </div>
  );
}

/** The message and its ways; then what is left to do in the app that one of them has opened. */
export function Sending({ message, ways: empty, stage, onStage, children }: SendingProps) {
  const isOnline = useOnline();
  const ways = empty.map((way) => ({ ...way, href: hrefEndingWith(way, message) }));
  const opened = openedWords[stage];
  const first = ways.find(({ kind }) => kind !== 'call' && (!opened || kind === stage));
  const open = ({ kind }: Way) => {
    if (kind !== 'call') onStage(kind);
  };
  // A page without such a button has not loaded it.
  useEffect(() => void loadCopyAndShare(), []);
  useBarChat(empty, message, onStage);
  return (
    <>
      {opened ? <LeftToDo onStage={onStage} /> : children}
      {first && (
        <WayLink
          way={first}
          onOpen={open}
          className={button(opened ? { kind: 'outline' } : { size: 'large' })}
        >
          <Icon name={wayIcons[first.kind]} size={24} />
          {opened ? 'Rouvrir' : `Envoyer ${byWay(first)}`}
        </WayLink>
      )}
      {!opened && first?.kind === 'chat' && (
        <p className={note}>{`Votre message s’ouvre dans ${first.label}. Touchez Envoyer.`}</p>
      )}
      {!isOnline && <p role="status">{offlineWords(ways)}</p>}
      <OtherWays
        title={opened ? `${opened.it} ne s’ouvre pas\u00a0?` : 'Ou envoyez-le autrement\u00a0:'}
        ways={ways.filter((way) => way !== first)}
        message={message}
        onOpen={open}
      />
      <Written message={message} onStage={onStage} />
    </>
  );
}
