import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FormPost } from '@/components/ui/form-post/form-post';
import { firstWrongField } from '@/content/model/contact';
import { controlId, problemsId } from './contact-ids';
import { entriesOf, stopBeforeSending } from './entries';
import { readResponse, type Failed, type Refused } from './read-response';

/** How far the message is. */
export type SendingState =
  | { readonly step: 'writing' }
  | { readonly step: 'sending' }
  | { readonly step: 'stopped'; readonly stop: Refused | Failed };

/** Sends one message at a time, and takes the focus to what must be mended. */
export function useSending(post: FormPost, onSent: () => void) {
  const [state, setState] = useState<SendingState>({ step: 'writing' });
  // Not the state: ten clicks may come before it is drawn.
  const isUnderWay = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    const entries = entriesOf(form);
    const stop = stopBeforeSending(form, entries);
    if (stop) {
      setState({ step: 'stopped', stop });
      return;
    }
    // Specification § 4.
    for (const [name, value] of entries) console.log(name, value);
    setState({ step: 'sending' });
    isUnderWay.current = true;
    const outcome = readResponse(await post(entries));
    isUnderWay.current = false;
    if (outcome.kind === 'sent') onSent();
    else setState({ step: 'stopped', stop: outcome });
  };

  useEffect(() => {
    if (state.step !== 'stopped') return;
    const wrong = state.stop.kind === 'refused' ? firstWrongField(state.stop.fields) : undefined;
    document.getElementById(wrong ? controlId(wrong) : problemsId)?.focus();
  }, [state]);

  return {
    state,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isUnderWay.current) void submit(event.currentTarget);
    },
  };
}

/** What stopped the message, unless it was the lack of a network and that is over. */
export function stopShown(state: SendingState, isOnline: boolean): Refused | Failed | null {
  if (state.step !== 'stopped') return null;
  const { stop } = state;
  return stop.kind === 'failed' && stop.reason === 'offline' && isOnline ? null : stop;
}
