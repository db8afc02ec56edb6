import { CallButton } from '@/components/ui/button/CallButton';
import { error } from '@/components/ui/field/Field.css';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import {
  contactChatLink,
  contactFields,
  fieldSentence,
  isCutInChat,
  type ContactDraft,
} from '@/content/model/contact/contact';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import { row, stack } from '@/components/theme/layout.css';
import { controlId, problemsId } from './form-parts';
import * as styles from './ContactProblems.css';
import type { Failed, Refused } from '@/content/model/contact/message-state';
import { failureWords } from './provider-words';

export interface OtherWays {
  phone: PhoneNumber;
  chatNumber: PhoneNumber | undefined;
}

export function ContactProblems({
  stop,
  draft,
  otherWays,
}: {
  stop: Refused | Failed;
  draft: ContactDraft;
  otherWays: OtherWays;
}) {
  const titleId = `${problemsId}-titre`;
  return (
    <div
      id={problemsId}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.box}
    >
      <div role="alert" className={stack.xs}>
        <Heading level={4} look="item" id={titleId}>
          Il y a un problème
        </Heading>
        {stop.step === 'refused' ? <Refusal {...stop} /> : <Failure {...stop} />}
      </div>
      {draft.message.trim() !== '' && <OtherWaysLinks draft={draft} {...otherWays} />}
    </div>
  );
}

function Refusal({ form, fields }: Refused) {
  const wrong = contactFields.filter((field) => fields[field] !== undefined);
  return (
    <ul className={stack.xs}>
      {form.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {wrong.map((field) => (
        <li key={fieldSentence(field, fields)}>
          <a href={`#${controlId(field)}`} className={error}>
            {fieldSentence(field, fields)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Failure({ reason, detail }: Failed) {
  return (
    <>
      <p>{failureWords[reason]}</p>
      <p>
        {reason === 'offline'
          ? 'Votre texte reste ici. Envoyez-le au retour de la connexion.'
          : 'Votre texte reste ici\u00a0: vous pouvez l’envoyer à nouveau.'}
      </p>
      {detail !== '' && (
        <p className={styles.detail}>
          Détail technique{'\u00a0'}: <span lang="en">{detail}</span>
        </p>
      )}
    </>
  );
}

function OtherWaysLinks({ draft, phone, chatNumber }: OtherWays & { draft: ContactDraft }) {
  return (
    <>
      {chatNumber !== undefined && (
        <p>
          WhatsApp (Meta) reçoit votre nom, votre téléphone, le sujet et ce texte dès que vous
          ouvrez le lien.
        </p>
      )}
      {chatNumber !== undefined && isCutInChat(chatNumber, draft) && (
        <p>
          Par WhatsApp, ce long message sera raccourci{'\u00a0'}: copiez-le pour le garder entier.
        </p>
      )}
      <div className={row.xs}>
        {chatNumber !== undefined && (
          <NewTabLink href={contactChatLink(chatNumber, draft)} look={{ kind: 'outline' }}>
            <Icon name="chat" size={20} />
            Envoyer ce message par WhatsApp
          </NewTabLink>
        )}
        <CallButton
          href={telHref(phone)}
          label={`Appeler le ${displayPhone(phone)}`}
          kind="outline"
        />
      </div>
    </>
  );
}
