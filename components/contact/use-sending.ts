import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { firstWrongField } from '@/content/model/contact/contact';
import { controlId, problemsId } from './contact-ids';
import { afterCorrection, stopBeforeSending, entriesOf } from './entries';
import type { Failed, Refused, SendingState } from './send-message';
import { usePosts } from './use-posts';

export function useSending(formId: string) {
  const [state, setState] = useState<SendingState>({ step: 'writing' });
  const posts = usePosts(formId, setState);
  const isPerson = useSignOfPerson();

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
      if (isPerson.current) entries.set('_gotcha', '');
      if (stop) setState(stop);
      else void posts.post(form, entries);
    },
    edit: (event: InputEvent<HTMLFormElement>) => {
      isPerson.current ||= event.isTrusted;
      const field = (event.target as HTMLInputElement).name;
      if (state.step === 'refused') setState(afterCorrection(state, event.currentTarget, field));
    },
    writeAgain: () => {
      setState({ step: 'writing again' });
    },
  };
}

/** Returns whether a person has typed: a browser that fills in the hidden field would make them look like a robot. */
function useSignOfPerson() {
  const isPerson = useRef(false);
  useLayoutEffect(() => {
    isPerson.current ||= document.documentElement.dataset.inUse !== undefined;
  }, []);
  return isPerson;
}

/** Being offline is no problem once the network is back. */
export function stopShown(state: SendingState, isOnline: boolean): Refused | Failed | null {
  if (state.step === 'refused') return state;
  return state.step === 'failed' && !(state.reason === 'offline' && isOnline) ? state : null;
}
