'use client';

import { useState } from 'react';
import { createFormPost } from '@/components/ui/form-post/form-post';
import type { OtherWays } from './ContactProblems';
import { MessageForm } from './MessageForm';
import { SentNotice } from './SentNotice';

/**
 * The message form, then the line that says it is sent (specification § 4). Without scripts the form posts to the
 * provider's own page. `action`: the provider's address of the form; `sectionId`: the section that the line replaces.
 */
export function ContactForm({
  action,
  sectionId,
  otherWays,
  keptFor,
  reply,
}: {
  readonly action: string;
  readonly sectionId: string;
  readonly otherWays: OtherWays;
  /** How long the clinic keeps a message, in words. */
  readonly keptFor: string;
  /** Who replies, and within what time; none where nobody has said. */
  readonly reply: string | undefined;
}) {
  // Made at once, not on the first sending: the provider is told how long the page was open.
  const [post] = useState(() => createFormPost(action));
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first');
  if (step === 'sent')
    return (
      <SentNotice
        sectionId={sectionId}
        reply={reply}
        onWriteAgain={() => {
          setStep('again');
        }}
      />
    );
  return (
    <MessageForm
      action={action}
      post={post}
      takesFocus={step === 'again'}
      otherWays={otherWays}
      keptFor={keptFor}
      onSent={() => {
        setStep('sent');
      }}
    />
  );
}
