import { useOnline } from '@/components/ui/browser-value/use-online';
import { copies } from '@/components/ui/button/late-button';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
// The script of the toast loads no style sheet.
import '@/components/ui/toast/Toast.css';
import { changeText, requestText } from '@/content/model/booking/message';
import type { Reach } from '@/content/model/booking/reach';
import { chatLink, mailtoHref, smsHref } from '@/content/model/clinic/chat';
import { BackLink } from './BackLink';
import * as styles from './MessageStep.css';
import { StepLink } from './StepLink';
import { useBarChat } from './use-bar-chat';
import type { ChosenProps } from './use-request';

function Way({ href, icon, words }: { href: string; icon: IconName; words: string }) {
  return (
    <a href={href} className={styles.way}>
      <Icon name={icon} size={24} />
      {words}
    </a>
  );
}

/** The easiest first, which is the largest. */
function Ways({ message, subject, reach }: { message: string; subject: string; reach: Reach }) {
  const { call, chatNumber, smsNumber, email } = reach;
  return (
    <div className={styles.ways}>
      {chatNumber !== undefined && (
        <NewTabLink href={chatLink(chatNumber, message)} className={styles.way}>
          <Icon name="chat" size={24} />
          Envoyer par WhatsApp
        </NewTabLink>
      )}
      {smsNumber !== undefined && (
        <Way href={smsHref(smsNumber, message)} icon="chat" words="Par SMS" />
      )}
      {email !== undefined && (
        <Way href={mailtoHref(email, { subject, body: message })} icon="mail" words="Par e-mail" />
      )}
      <Way href={call.href} icon="phone" words="Appeler" />
      <button type="button" {...copies(message)} className={`${styles.way} ${late}`}>
        <Icon name="copy" size={24} />
        Copier
      </button>
    </div>
  );
}

function Afterwards({ doctor, reach }: Pick<ChosenProps, 'doctor'> & { reach: Reach }) {
  return (
    <>
      {reach.reply !== undefined && <p>{reach.reply}</p>}
      <p>
        {'Plus tard, un empêchement\u00a0? '}
        <StepLink to={{ isMade: true, doctor }}>Déplacer ou annuler le rendez-vous</StepLink>
      </p>
    </>
  );
}

type MessageStepProps = ChosenProps & { reach: Reach };

export function MessageStep({ choice, doctor, day, person, noun, reach }: MessageStepProps) {
  const { isMade, message: kind = 'demande' } = choice;
  const message =
    kind === 'demande'
      ? requestText(doctor?.name ?? '', day, person)
      : changeText(kind, doctor?.name, day, person, noun);
  const isOnline = useOnline();
  const hasChat = reach.chatNumber !== undefined;
  useBarChat(reach.chatNumber && chatLink(reach.chatNumber, message));
  return (
    <>
      <details className={styles.message}>
        <summary className={styles.unfold}>Le message en entier</summary>
        <blockquote className={styles.written}>
          {message.replace(/ (?=[!:])/g, '\u00a0')}
        </blockquote>
      </details>
      {(!isMade || hasChat) && (
        <p>
          {!isMade && 'C’est une demande\u00a0: la clinique vous répond et confirme. '}
          {hasChat && 'WhatsApp (Meta) reçoit ce texte dès que vous ouvrez le lien.'}
        </p>
      )}
      <Ways
        message={message}
        subject={isMade ? 'Mon rendez-vous' : 'Demande de rendez-vous'}
        reach={reach}
      />
      {!isOnline && <p role="status">{reach.offline}</p>}
      {!isMade && <Afterwards doctor={doctor} reach={reach} />}
      <BackLink to={{ ...choice, message: undefined }}>Corriger</BackLink>
    </>
  );
}
