import { useEffect, useState, type InputEvent, type SubmitEvent } from 'react';
import { firstWrongField } from '@/content/model/contact/contact';
import { controlId, problemsId } from './contact-ids';
import { afterCorrection, stopBeforeSending, entriesOf } from './entries';
import type { Failed, Refused, SendingState } from './send-message';
import { usePosts } from './use-posts';

export function useSending(formId: string) {
  const [state, setState] = useState<SendingState>({ step: 'writing' });
  const posts = usePosts(formId, setState);

  useEffect(() => {
    if (state.step === 'failed') document.getElementById(problemsId)?.focus();
    if (state.step !== 'refused' || state.isCorrected) return;
    const wrong = firstWrongField(state.fields);
    document.getElementById(wrong ? controlId(wrong) : problemsId)?.focus();
  }, [state]);

  return {
    state,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (posts.isUnderWay()) return;
      const form = event.currentTarget;
      const entries = entriesOf(form);
      const stop = stopBeforeSending(form, entries);
      if (stop) setState(stop);
      else void posts.post(form, entries);
    },
    edit: (event: InputEvent<HTMLFormElement>) => {
      const field = (event.target as HTMLInputElement).name;
      if (state.step === 'refused') setState(afterCorrection(state, event.currentTarget, field));
    },
    writeAgain: () => {
      setState({ step: 'writing again' });
    },
  };
}

/** Being offline is no problem once the network is back. */
export function stopShown(state: SendingState, isOnline: boolean): Refused | Failed | null {
  if (state.step === 'refused') return state;
  return state.step === 'failed' && !(state.reason === 'offline' && isOnline) ? state : null;
}
