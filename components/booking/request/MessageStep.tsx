import { useOnline } from '@/components/ui/browser-value/use-online';
import { copies } from '@/components/ui/button/late-button';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
// The script of the toast loads no style sheet.
import '@/components/ui/toast/Toast.css';
import { WayRow } from '@/components/ui/ways/WayRow';
import { changeText, requestText } from '@/content/model/booking/message';
import { hrefEndingWith, ofKinds, type Way } from '@/content/model/clinic/ways';
import { BackLink } from './BackLink';
import * as styles from './MessageStep.css';
import { StepLink } from './StepLink';
import { useBarChat } from './use-bar-chat';
import type { ChosenProps } from './use-request';

const offlineWords = (ways: readonly Way[], chat: Way | undefined) => {
  const works = ofKinds(ways, 'sms').length > 0 ? 'l’appel et le SMS passent' : 'l’appel passe';
  const later = chat ? `\u00a0; ${chat.label} envoie le message au retour du réseau` : '';
  return `Sans internet, ${works}${later}.`;
};

function Afterwards({ doctor, reply }: Pick<MessageStepProps, 'doctor' | 'reply'>) {
  return (
    <>
      {reply !== undefined && <p>{reply}</p>}
      <p>
        {'Plus tard, un empêchement\u00a0? '}
        <StepLink to={{ isMade: true, doctor }}>Déplacer ou annuler le rendez-vous</StepLink>
      </p>
    </>
  );
}

export interface Reach {
  /** Their messages are empty. */
  ways: readonly Way[];
  /** A sentence; undefined until the clinic gives it. */
  reply: string | undefined;
}

type MessageStepProps = ChosenProps & Reach;

export function MessageStep({ choice, doctor, day, person, noun, ways, reply }: MessageStepProps) {
  const { isMade, message: kind = 'demande' } = choice;
  const message =
    kind === 'demande'
      ? requestText(doctor?.name ?? '', day, person)
      : changeText(kind, doctor?.name, day, person, noun);
  const isOnline = useOnline();
  const own = ways
    .map((way) => (way.kind === 'call' && doctor?.call) || way)
    .map((way) => ({ ...way, href: hrefEndingWith(way, message) }));
  const [chat] = ofKinds(own, 'chat');
  useBarChat(chat?.href);
  return (
    <>
      <details className={styles.message}>
        <summary className={styles.unfold}>Le message en entier</summary>
        <blockquote className={styles.written}>
          {message.replace(/ (?=[!:])/g, '\u00a0')}
        </blockquote>
      </details>
      {(!isMade || chat) && (
        <p>
          {!isMade && 'C’est une demande\u00a0: la clinique vous répond et confirme. '}
          {chat && `Votre message s’ouvre dans ${chat.label}\u00a0: touchez Envoyer.`}
        </p>
      )}
      <WayRow ways={own}>
        <button type="button" {...copies(message)} className={late}>
          <Icon name="copy" size={24} />
          Copier
        </button>
      </WayRow>
      {!isOnline && <p role="status">{offlineWords(ways, chat)}</p>}
      {!isMade && <Afterwards doctor={doctor} reply={reply} />}
      <BackLink to={{ ...choice, message: undefined }}>Corriger</BackLink>
    </>
  );
}
