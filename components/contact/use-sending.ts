import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { firstWrongField } from '@/content/model/contact';
import { controlId, problemsId } from './contact-ids';
import { afterCorrection, entriesOf, stopBeforeSending } from './entries';
import { sendMessage, type Failed, type Refused, type SendingState } from './send-message';

/**
 * Sends one message at a time. If it is refused or fails, focuses the first field to fix, or else the error
 * summary.
 */
export function useSending(formId: string) {
  const [state, setState] = useState<SendingState>({ step: 'writing' });
  // A ref, not the state: a second click may come before the next render.
  const isUnderWay = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    const entries = entriesOf(form);
    const stop = stopBeforeSending(form, entries);
    if (stop) {
      setState(stop);
      return;
    }
    // docs/requirements.md § 4 requires this log.
    for (const [name, value] of entries) console.log(name, value);
    setState({ step: 'sending' });
    isUnderWay.current = true;
    setState(await sendMessage(formId, entries));
    isUnderWay.current = false;
  };

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
      if (!isUnderWay.current) void submit(event.currentTarget);
    },
    fix: (form: HTMLFormElement, field: string) => {
      if (state.step === 'refused') setState(afterCorrection(state, form, field));
    },
    writeAgain: () => {
      setState({ step: 'writing again' });
    },
  };
}

/** Returns the problem to show. Being offline is no problem once the network is back. */
export function stopShown(state: SendingState, isOnline: boolean): Refused | Failed | null {
  if (state.step === 'refused') return state;
  return state.step === 'failed' && !(state.reason === 'offline' && isOnline) ? state : null;
}
