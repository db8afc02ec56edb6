import { useEffect, type InputEvent, type SubmitEvent } from 'react';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { useOnline } from '@/components/ui/browser-value/use-online';
import { appointmentChatText, chatLink } from '@/content/model/clinic/chat';
import { contactChatLink, formAddress, type ContactDraft } from '@/content/model/contact/contact';
import type { PhoneNumber } from '@/content/model/clinic/phone';
import { ConsentLine } from './ConsentLine';
import * as styles from './ContactForm.css';
import { controlId } from './contact-ids';
import { ContactFields } from './ContactFields';
import { ContactProblems, type OtherWays } from './ContactProblems';
import { FormStatus } from './FormStatus';
import { blankDraft, followDraft, keptDraft, noteDraft } from './kept-draft';
import { SendButton } from './SendButton';
import type { SendingState } from './send-message';
import { takeOver } from './take-over';
import { useErrorTitle } from './use-error-title';
import { stopShown } from './use-sending';

interface MessageFormProps {
  formId: string;
  state: SendingState;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  edit: (event: InputEvent<HTMLFormElement>) => void;
  otherWays: OtherWays;
  keptFor: string;
}

const chatHref = (phone: PhoneNumber, draft: ContactDraft) =>
  `${draft.name}${draft.message}`.trim() === ''
    ? chatLink(phone, appointmentChatText)
    : contactChatLink(phone, draft);

/** The fields are uncontrolled, so that text typed before hydration is kept. */
export function MessageForm({ formId, state, submit, edit, otherWays, keptFor }: MessageFormProps) {
  const draft = useBrowserValue(followDraft, keptDraft, blankDraft);
  const isOnline = useOnline();
  const stop = stopShown(state, isOnline);
  const shown = { isSending: state.step === 'sending', isSaid: stop?.step === 'failed' };
  const wasAskedFor = state.step === 'writing again';

  useErrorTitle(stop !== null);
  useEffect(() => {
    if (wasAskedFor) document.getElementById(controlId('name'))?.focus();
  }, [wasAskedFor]);

  return (
    <form
      ref={takeOver}
      action={formAddress(formId)}
      method="post"
      onSubmit={(event) => {
        noteDraft(event.currentTarget);
        submit(event);
      }}
      onInput={(event) => {
        noteDraft(event.currentTarget);
        edit(event);
      }}
      className={styles.form}
    >
      <ContactFields
        subject={draft.subject}
        problems={stop?.step === 'refused' ? stop.fields : {}}
        readOnly={shown.isSending}
        chatHref={chatHref(otherWays.chatNumber, draft)}
      />
      <ConsentLine keptFor={keptFor} />
      {stop && <ContactProblems stop={stop} draft={draft} otherWays={otherWays} />}
      <div>
        <FormStatus {...shown} isOnline={isOnline} />
        <SendButton {...shown} mayHaveArrived={draft.posted !== undefined} />
      </div>
    </form>
  );
}
