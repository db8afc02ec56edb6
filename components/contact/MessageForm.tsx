import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { button } from '@/components/ui/button/button.css';
import type { FormPost } from '@/components/ui/form-post/form-post';
import { defaultSubject, type ContactDraft } from '@/content/model/contact';
import { ConnectionNotice } from './ConnectionNotice';
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

/** The form while it is written and sent. The fields keep their own text, so that nothing typed is ever lost. */
export function MessageForm({
  action,
  post,
  takesFocus,
  otherWays,
  onSent,
}: {
  readonly action: string;
  readonly post: FormPost;
  readonly takesFocus: boolean;
  readonly otherWays: OtherWays;
  readonly onSent: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, noteDraft } = useDraft(form, takesFocus);
  const { state, submit } = useSending(post, onSent);
  const isOnline = useOnline();
  const stop = stopShown(state, isOnline);

  useErrorTitle(stop !== null);

  return (
    <form
      ref={form}
      action={action}
      method="post"
      onSubmit={submit}
      onInput={noteDraft}
      className={styles.form}
    >
      <ContactFields
        subject={draft.subject}
        problems={stop?.kind === 'refused' ? stop.fields : {}}
        readOnly={state.step === 'sending'}
      />
      {stop && <ContactProblems stop={stop} draft={draft} otherWays={otherWays} />}
      <div>
        <ConnectionNotice isOnline={isOnline} isSaid={stop?.kind === 'failed'} />
        <button
          type="submit"
          disabled={state.step === 'sending'}
          className={button({ size: 'large' })}
        >
          {state.step === 'sending' ? 'Envoi...' : 'Envoyer le Message'}
        </button>
      </div>
    </form>
  );
}

/** What is written in the form, from the moment this script arrives: perhaps late, on a form half filled. */
function useDraft(form: RefObject<HTMLFormElement | null>, takesFocus: boolean) {
  const [draft, setDraft] = useState(blank);
  const noteDraft = useCallback(() => {
    if (form.current) setDraft(draftOf(entriesOf(form.current)));
  }, [form]);
  useEffect(() => {
    // Our words beside the fields replace the browser's bubbles, which remain without scripts.
    if (form.current) form.current.noValidate = true;
    noteDraft();
    if (takesFocus) document.getElementById(controlId('name'))?.focus();
  }, [form, noteDraft, takesFocus]);
  return { draft, noteDraft };
}
