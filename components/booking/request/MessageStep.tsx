import { useOnline } from '@/components/ui/browser-value/use-online';
import { CallButton } from '@/components/ui/button/CallButton';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CopyMessage } from '@/components/ui/copy/CopyMessage';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import {
  changeText,
  requestText,
  type OfferedDoctor,
  type Person,
} from '@/content/model/booking/request';
import { chatLink } from '@/content/model/clinic/chat';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';
import { useBarChat } from './use-bar-chat';
import type { ChosenProps } from './use-request';

/** How to reach the clinic. */
export interface Reach {
  phone: PhoneNumber;
  chatNumber: PhoneNumber;
  email: string;
  /** When the clinic replies. */
  reply?: string | undefined;
}

const messageId = 'message-ecrit';

function selectMessage(): void {
  const message = document.getElementById(messageId);
  if (message) getSelection()?.selectAllChildren(message);
}

const subject = encodeURIComponent('Demande de rendez-vous');

function Ways({ message, reach }: { message: string; reach: Reach }) {
  const body = encodeURIComponent(message);
  return (
    <div className={styles.actions}>
      <NewTabLink href={chatLink(reach.chatNumber, message)} look={{ size: 'large' }}>
        <Icon name="chat" size={20} />
        Envoyer par WhatsApp
      </NewTabLink>
      {/* RFC 5724 */}
      <ButtonLink href={`sms:${reach.chatNumber}?body=${body}`} kind="outline">
        Par SMS
      </ButtonLink>
      <ButtonLink href={`mailto:${reach.email}?subject=${subject}&body=${body}`} kind="outline">
        Par e-mail
      </ButtonLink>
      <CopyMessage message={message} select={selectMessage} />
      <CallButton
        href={telHref(reach.phone)}
        label={`Appeler le ${displayPhone(reach.phone)}`}
        kind="outline"
      />
    </div>
  );
}

function Afterwards({
  doctor,
  person,
  reach,
}: {
  doctor: OfferedDoctor;
  person: Person;
  reach: Reach;
}) {
  const change = (verb: string) =>
    chatLink(reach.chatNumber, changeText(verb, doctor.name, person));
  return (
    <>
      {reach.reply !== undefined && <p>{reach.reply}</p>}
      <p>
        Plus tard, un empêchement{'\u00a0'}?{' '}
        <NewTabLink href={change('déplacer')}>Déplacer le rendez-vous</NewTabLink> ou{' '}
        <NewTabLink href={change('annuler')}>l’annuler</NewTabLink>, par WhatsApp.
      </p>
    </>
  );
}

export function MessageStep({
  choice,
  doctor,
  day,
  person,
  reach,
  go,
}: ChosenProps & { reach: Reach }) {
  const message = requestText(doctor.name, day, person);
  const isOnline = useOnline();
  useBarChat(reach.chatNumber, message);
  return (
    <>
      <blockquote id={messageId} className={styles.message}>
        {message.replaceAll(' !', '\u00a0!').replaceAll(' :', '\u00a0:')}
      </blockquote>
      <p>
        C’est une demande{'\u00a0'}: la clinique vous répond et confirme. WhatsApp (Meta) reçoit ce
        texte dès que vous ouvrez le lien.
      </p>
      <Ways message={message} reach={reach} />
      {!isOnline && (
        <p role="status">
          Sans internet, l’appel et le SMS passent{'\u00a0'}; WhatsApp envoie le message au retour
          du réseau.
        </p>
      )}
      <Afterwards doctor={doctor} person={person} reach={reach} />
      <p>
        <StepLink to={{ ...choice, isWritten: false }} go={go} className={styles.other}>
          Corriger
        </StepLink>
      </p>
    </>
  );
}
