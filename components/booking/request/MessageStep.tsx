import { actions } from '@/components/booking/steps/steps.css';
import { useOnline } from '@/components/ui/browser-value/use-online';
import { CallButton } from '@/components/ui/button/CallButton';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CopyMessage } from '@/components/ui/copy/CopyMessage';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { changeText, requestText } from '@/content/model/booking/message';
import { chatLink, mailtoHref, smsHref } from '@/content/model/clinic/chat';
import type { callLink, PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './AppointmentRequest.css';
import { BackLink } from './BackLink';
import { StepLink } from './StepLink';
import { useBarChat } from './use-bar-chat';
import type { ChosenProps } from './use-request';

/** How to reach the clinic. */
export interface Reach {
  call: ReturnType<typeof callLink>;
  chatNumber: PhoneNumber | undefined;
  smsNumber: PhoneNumber | undefined;
  email: string | undefined;
  /** When the clinic replies. */
  reply?: string | undefined;
}

/** The easiest first. */
const ways = ['chatNumber', 'smsNumber', 'email', 'call'] as const;

const messageId = 'message-ecrit';

function Ways({ message, subject, reach }: { message: string; subject: string; reach: Reach }) {
  const { call, chatNumber, smsNumber, email } = reach;
  const [first] = ways.filter((way) => reach[way] !== undefined);
  const kindOf = (way: (typeof ways)[number]) => (way === first ? 'action' : 'outline');
  return (
    <div className={actions}>
      {chatNumber !== undefined && (
        <NewTabLink href={chatLink(chatNumber, message)} look={{ size: 'large' }}>
          <Icon name="chat" size={20} />
          Envoyer par WhatsApp
        </NewTabLink>
      )}
      {smsNumber !== undefined && (
        <ButtonLink href={smsHref(smsNumber, message)} kind={kindOf('smsNumber')}>
          Par SMS
        </ButtonLink>
      )}
      {email !== undefined && (
        <ButtonLink href={mailtoHref(email, { subject, body: message })} kind={kindOf('email')}>
          Par e-mail
        </ButtonLink>
      )}
      <CopyMessage message={message} shownIn={messageId} />
      <CallButton href={call.href} label={`Appeler le ${call.label}`} kind={kindOf('call')} />
    </div>
  );
}

const withoutInternet = ({ chatNumber, smsNumber }: Reach) =>
  [
    `Sans internet, ${smsNumber === undefined ? 'l’appel passe' : 'l’appel et le SMS passent'}`,
    ...(chatNumber === undefined ? [] : ['WhatsApp envoie le message au retour du réseau']),
  ].join('\u00a0; ') + '.';

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
      <blockquote id={messageId} className={styles.message}>
        {message.replace(/ (?=[!:])/g, '\u00a0')}
      </blockquote>
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
      {!isOnline && <p role="status">{withoutInternet(reach)}</p>}
      {!isMade && <Afterwards doctor={doctor} reach={reach} />}
      <BackLink to={{ ...choice, message: undefined }}>Corriger</BackLink>
    </>
  );
}
