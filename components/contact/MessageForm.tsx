import { useEffect, useState } from 'react';
import { button } from '@/components/ui/button/button.css';
import type { FormPost } from '@/components/ui/form-post/form-post';
import { defaultSubject, type ContactDraft } from '@/content/model/contact';
import { ConnectionNotice } from './ConnectionNotice';
import { ConsentLine } from './ConsentLine';
import * as styles from './ContactForm.css';
import { controlId } from './contact-ids';
import { ContactFields } from './ContactFields';
import { ContactProblems, type OtherWays } from './ContactProblems';
import { draftOf, entriesOf } from './entries';
import { useErrorTitle } from './use-error-title';
import { useOnline } from './use-online';
import { stopShown, useSending } from './use-sending';

const blank: ContactDraft = {
  name: '',
  phone: '',
  email: '',
  subject: defaultSubject,
  message: '',
};

interface MessageFormProps {
  readonly action: string;
  readonly post: FormPost;
  /** Whether the visitor asked for this form, and wants to write at once. */
  readonly takesFocus: boolean;
  readonly otherWays: OtherWays;
  /** How long the clinic keeps a message, in words. */
  readonly keptFor: string;
  readonly onSent: () => void;
}

/** The form while it is written and sent. The fields keep their own text, so that nothing typed is ever lost. */
export function MessageForm(props: MessageFormProps) {
  const { action, post, takesFocus, otherWays, keptFor, onSent } = props;
  const [draft, setDraft] = useState(blank);
  const { state, submit } = useSending(post, onSent);
  const isOnline = useOnline();
  const stop = stopShown(state, isOnline);
  const isSending = state.step === 'sending';

  useErrorTitle(stop !== null);
  useEffect(() => {
    if (takesFocus) document.getElementById(controlId('name'))?.focus();
  }, [takesFocus]);

  return (
    <form
      ref={silenceBrowser}
      action={action}
      method="post"
      onSubmit={(event) => {
        setDraft(draftOf(entriesOf(event.currentTarget)));
        submit(event);
      }}
      onInput={(event) => {
        setDraft(draftOf(entriesOf(event.currentTarget)));
      }}
      className={styles.form}
    >
      <ContactFields
        subject={draft.subject}
        problems={stop?.kind === 'refused' ? stop.fields : {}}
        readOnly={isSending}
      />
      <ConsentLine keptFor={keptFor} />
      {stop && <ContactProblems stop={stop} draft={draft} otherWays={otherWays} />}
      <div>
        <ConnectionNotice isOnline={isOnline} isSaid={stop?.kind === 'failed'} />
        <SendButton isSending={isSending} />
      </div>
    </form>
  );
}

/** Specification § 4. */
const busyLabel = 'Envoi...';

function SendButton({ isSending }: { readonly isSending: boolean }) {
  return (
    <button
      type="submit"
      disabled={isSending}
      data-busy={busyLabel}
      className={`${button({ size: 'large' })} ${styles.send}`}
    >
      {isSending ? busyLabel : 'Envoyer le Message'}
    </button>
  );
}

/** Our words beside the fields replace the browser's bubbles, which return when this component goes. */
function silenceBrowser(form: HTMLFormElement): () => void {
  form.noValidate = true;
  return () => {
    form.noValidate = false;
    // Should the component fail while it sends, its form is left to the browser.
    for (const control of form.querySelectorAll('input, textarea, button')) {
      control.removeAttribute('disabled');
      control.removeAttribute('readonly');
    }
  };
}
