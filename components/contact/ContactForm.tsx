'use client';

import type { OtherWays } from './ContactProblems';
import { MessageForm } from './MessageForm';
import { SentNotice } from './SentNotice';
import { useSending } from './use-sending';

/** A confirmation replaces the section `sectionId` (docs/requirements.md § 4). `formId` is the provider's id. */
export function ContactForm({
  formId,
  sectionId,
  otherWays,
  keptFor,
  reply,
}: {
  formId: string;
  sectionId: string;
  otherWays: OtherWays;
  keptFor: string;
  reply: string | undefined;
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
