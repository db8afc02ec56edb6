import { error } from '@/components/ui/field/Field.css';
import { Heading } from '@/components/ui/heading/Heading';
import {
  contactChatHref,
  contactFields,
  fieldSentence,
  isCutInChat,
  type ContactDraft,
} from '@/content/model/contact/contact';
import { row, stack } from '@/components/theme/layout.css';
import { controlId, problemsId } from './form-parts';
import * as styles from './ContactProblems.css';
import type { Failed, Refused } from '@/content/model/contact/message-state';
import { failureWords } from './provider-words';
import { WayButton } from '@/components/ui/ways/WayButton';
import { ofKinds, type Way } from '@/content/model/clinic/ways';

export function ContactProblems({
  stop,
  draft,
  ways,
}: {
  stop: Refused | Failed;
  draft: ContactDraft;
  ways: readonly Way[];
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
      {draft.message.trim() !== '' && <Instead draft={draft} ways={ways} />}
      {stop.step === 'failed' && stop.detail !== '' && (
        <p className={styles.detail}>
          Détail technique{'\u00a0'}: <span lang="en">{stop.detail}</span>
        </p>
      )}
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

function Failure({ reason }: Failed) {
  return (
    <>
      <p>{failureWords[reason]}</p>
      <p>
        {reason === 'offline'
          ? 'Votre texte reste ici. Envoyez-le au retour de la connexion.'
          : 'Votre texte reste ici\u00a0: vous pouvez l’envoyer à nouveau.'}
      </p>
    </>
  );
}

function Instead({ draft, ways }: { draft: ContactDraft; ways: readonly Way[] }) {
  const [chat] = ofKinds(ways, 'chat');
  return (
    <>
      {chat && (
        <p>{`Votre message s’ouvre dans ${chat.label}, avec votre nom et votre téléphone. Touchez Envoyer.`}</p>
      )}
      {chat && isCutInChat(chat, draft) && (
        <p>
          {`Par ${chat.label}, ce long message sera raccourci\u00a0: copiez-le pour le garder entier.`}
        </p>
      )}
      <div className={row.xs}>
        {chat && (
          <WayButton
            way={{ ...chat, href: contactChatHref(chat, draft) }}
            words="Envoyer ce message"
            kind="outline"
          />
        )}
        {ofKinds(ways, 'call').map((way) => (
          <WayButton key={way.href} way={way} kind="outline" />
        ))}
      </div>
    </>
  );
}
