import { useRef } from 'react';
import { draftOf, entriesOf } from './entries';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft';
import { sendMessage, type SendingState } from './send-message';

const secondPostWords = 'Nouvel envoi\u00a0: un premier message est peut-être déjà arrivé.';

const textIn = (form: HTMLFormElement) => JSON.stringify(draftOf(entriesOf(form)));

/** A success counts whenever it comes, also after another outcome. */
export function usePosts(formId: string, onOutcome: (outcome: SendingState) => void) {
  // A second click may come before the next render.
  const underWay = useRef<string>(undefined);
  const messagesSent = useRef(0);

  const post = async (form: HTMLFormElement, entries: FormData) => {
    const text = textIn(form);
    const { message, posted } = keptDraft();
    const alreadySent = messagesSent.current;

    const conclude = (outcome: SendingState) => {
      if (messagesSent.current !== alreadySent) return;
      // The text that is being sent now will have an outcome of its own.
      if (underWay.current !== undefined && underWay.current !== text) return;
      underWay.current = undefined;
      if (outcome.step === 'refused') keepDraft({ posted });
      if (outcome.step !== 'sent') {
        onOutcome(outcome);
        return;
      }
      messagesSent.current += 1;
      const isChanged = textIn(form) !== text;
      if (isChanged) keepDraft({ posted: undefined });
      else forgetDraft();
      onOutcome({ step: 'sent', isChanged });
    };

    if (posted !== undefined) entries.set('message', `${secondPostWords}\n${message}`);
    // docs/requirements.md § 4 requires this log.
    for (const [name, value] of entries) console.log(name, value);
    underWay.current = text;
    // The visitor may leave the page before the outcome.
    keepDraft({ posted: 'oui' });
    onOutcome({ step: 'sending' });
    conclude(await sendMessage(formId, entries, { onLate: conclude }));
  };

  return { post, isUnderWay: () => underWay.current !== undefined };
}
