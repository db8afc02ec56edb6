import { useEffect, useState, type SubmitEvent } from 'react';
import { button } from '@/components/ui/button/button.css';
import { defaultSubject, formAddress, type ContactDraft } from '@/content/model/contact';
import { ConnectionNotice } from './ConnectionNotice';
import { ConsentLine } from './ConsentLine';
import * as styles from './ContactForm.css';
import { controlId } from './contact-ids';
import { ContactFields } from './ContactFields';
import { ContactProblems, type OtherWays } from './ContactProblems';
import { draftOf, entriesOf } from './entries';
import type { SendingState } from './send-message';
import { useErrorTitle } from './use-error-title';
import { useOnline } from './use-online';
import { stopShown } from './use-sending';

const blank: ContactDraft = {
  name: '',
  phone: '',
  email: '',
  subject: defaultSubject,
  message: '',
};

interface MessageFormProps {
  readonly formId: string;
  readonly state: SendingState;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly fix: (form: HTMLFormElement, field: string) => void;
  readonly otherWays: OtherWays;
  readonly keptFor: string;
}

/** The form. Its fields are uncontrolled, so that text typed before hydration is kept. */
export function MessageForm({ formId, state, submit, fix, otherWays, keptFor }: MessageFormProps) {
  const [draft, setDraft] = useState(blank);
  const isOnline = useOnline();
  const stop = stopShown(state, isOnline);
  const isSending = state.step === 'sending';
  const wasAskedFor = state.step === 'writing again';

  useErrorTitle(stop !== null);
  useEffect(() => {
    if (wasAskedFor) document.getElementById(controlId('name'))?.focus();
  }, [wasAskedFor]);

  return (
    <form
      ref={silenceBrowser}
      action={formAddress(formId)}
      method="post"
      onSubmit={(event) => {
        setDraft(draftOf(entriesOf(event.currentTarget)));
        submit(event);
      }}
      onInput={(event) => {
        setDraft(draftOf(entriesOf(event.currentTarget)));
        fix(event.currentTarget, (event.target as HTMLInputElement).name);
      }}
      className={styles.form}
    >
      <ContactFields
        subject={draft.subject}
        problems={stop?.step === 'refused' ? stop.fields : {}}
        readOnly={isSending}
      />
      <ConsentLine keptFor={keptFor} />
      {stop && <ContactProblems stop={stop} draft={draft} otherWays={otherWays} />}
      <div>
        <ConnectionNotice isOnline={isOnline} isSaid={stop?.step === 'failed'} />
        <SendButton isSending={isSending} />
      </div>
    </form>
  );
}

/** docs/requirements.md § 4 requires these words. */
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

/** Turns the browser's validation bubbles off until the component is removed. */
function silenceBrowser(form: HTMLFormElement): () => void {
  form.noValidate = true;
  return () => {
    form.noValidate = false;
    // Lets visitors submit the plain form if the component fails while it sends.
    for (const control of form.querySelectorAll('input, textarea, button')) {
      control.removeAttribute('disabled');
      control.removeAttribute('readonly');
    }
  };
}
