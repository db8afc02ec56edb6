'use client';

import type { OtherWays } from './ContactProblems';
import { MessageForm } from './MessageForm';
import { SentNotice } from './SentNotice';
import { useSending } from './use-sending';

/**
 * The message form, then a confirmation in place of the whole section `sectionId` (docs/requirements.md § 4). Without
 * scripts, the form posts to the provider's page. `formId` is the provider's id of the form.
 */
export function ContactForm({
  formId,
  sectionId,
  otherWays,
  keptFor,
  reply,
}: {
  readonly formId: string;
  readonly sectionId: string;
  readonly otherWays: OtherWays;
  readonly keptFor: string;
  readonly reply: string | undefined;
}) {
  const { writeAgain, ...sending } = useSending(formId);
  if (sending.state.step === 'sent')
    return (
      <SentNotice
        sectionId={sectionId}
        reply={reply}
        isChanged={sending.state.isChanged}
        onWriteAgain={writeAgain}
      />
    );
  return <MessageForm formId={formId} {...sending} otherWays={otherWays} keptFor={keptFor} />;
}
