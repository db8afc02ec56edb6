'use client';

import { note } from '@/components/theme/typography.css';
import { routes } from '@/content/model/clinic/routes';
import { keptAs } from '@/components/ui/kept/keep-typed';
import { formAddress } from '@/content/model/contact/contact';
import * as styles from './ContactForm.css';
import { ContactFields } from './ContactFields';
import type { Way } from '@/content/model/clinic/ways';
import { ContactProblems } from './ContactProblems';
import { readForm } from './form-parts';
import { messageKey } from './kept-message';
import { SendButton } from './SendButton';
import { SentNotice } from './SentNotice';
import { useMessage } from './use-message';
import { WithoutEmail } from './WithoutEmail';

interface FormProps {
  formId: string;
  ways: readonly Way[];
  keptFor: string;
}

/** The fields are uncontrolled, so that text typed before hydration is kept. */
function MessageForm({
  message: { state, dispatch, ref },
  formId,
  ways,
  keptFor,
}: FormProps & { message: ReturnType<typeof useMessage> }) {
  const { stage, draft } = state;
  const stop = stage.step === 'refused' || stage.step === 'failed' ? stage : undefined;
  return (
    <form
      ref={ref}
      action={formAddress(formId)}
      method="post"
      {...keptAs(messageKey)}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submitted', ...readForm(event.currentTarget) });
      }}
      onInput={(event) => {
        dispatch({ type: 'typed', ...readForm(event.currentTarget) });
      }}
      className={styles.form}
    >
      <ContactFields
        subject={draft.subject}
        problems={stop?.step === 'refused' ? stop.fields : {}}
        readOnly={stage.step === 'sending'}
        withoutEmail={<WithoutEmail ways={ways} draft={draft} />}
      />
      <p className={note}>
        {`En envoyant ce message, vous acceptez que la clinique le reçoive par Formspree, aux États-Unis, et le garde pour vous répondre, ${keptFor}. `}
        <a href={routes.privacy()}>Vos droits</a>
      </p>
      {stop && <ContactProblems stop={stop} draft={draft} ways={ways} />}
      <SendButton {...state} />
    </form>
  );
}

/** A confirmation replaces the section `sectionId` (docs/requirements.md § 4). `formId` is the provider's id. */
export function ContactForm({
  sectionId,
  reply,
  ...form
}: FormProps & { sectionId: string; reply: string | undefined }) {
  const message = useMessage(form.formId);
  const { stage } = message.state;
  if (stage.step !== 'sent') return <MessageForm {...form} message={message} />;
  return (
    <SentNotice
      sectionId={sectionId}
      reply={reply}
      isChanged={stage.isChanged}
      onWriteAgain={() => {
        message.dispatch({ type: 'startedAnother' });
      }}
    />
  );
}
