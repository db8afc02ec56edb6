import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { followEvents } from '@/components/ui/browser-value/use-browser-value';
import { complaintId } from '@/content/model/clinic/routes';
import { firstWrongField, otherSubject } from '@/content/model/contact/contact';
import {
  advance,
  firstState,
  type MessageFormEvent,
  type Stage,
} from '@/content/model/contact/message-state';
import { controlId, controlOf, problemsId, readForm } from './form-parts';
import { keepMessage, restoreMessage } from './kept-message';
import { entriesOf, sendMessage } from './send-message';
import { takeOver } from './take-over';

/** Delay after which a sending is announced again, ms. */
const longSending = 10_000;

export function useMessage(formId: string) {
  const [state, setState] = useState(firstState);
  // `useReducer` would weigh on every page with an island.
  const dispatch = useCallback((event: MessageFormEvent) => {
    setState((before) => advance(before, event));
  }, []);
  const { stage } = state;
  const post = stage.step === 'sending' ? stage.post : undefined;

  useLayoutEffect(() => {
    // The first state comes before the kept one.
    if (state !== firstState) keepMessage(state);
  }, [state]);
  useConnection(dispatch);
  useLayoutEffect(() => {
    if (!post) return;
    void sendMessage(formId, entriesOf(post), (outcome) => {
      dispatch({ type: 'answered', post, outcome });
    });
    const timer = setTimeout(dispatch, longSending, { type: 'waited' });
    return () => {
      clearTimeout(timer);
    };
  }, [formId, post, dispatch]);
  useErrorTitle(stage.step === 'refused' || stage.step === 'failed');
  useFocus(stage);

  const ref = useCallback(
    (form: HTMLFormElement) => {
      dispatch({ type: 'reloaded', kept: restoreMessage(form) });
      const forget = followComplaint(form, () => {
        dispatch({ type: 'typed', ...readForm(form) });
      });
      const giveBack = takeOver(form);
      return () => {
        forget();
        giveBack();
      };
    },
    [dispatch],
  );
  return { state, dispatch, ref };
}

function useConnection(dispatch: (event: MessageFormEvent) => void): void {
  useLayoutEffect(() => {
    const note = () => {
      dispatch({ type: navigator.onLine ? 'online' : 'offline' });
    };
    note();
    return followEvents('online', 'offline')(note);
  }, [dispatch]);
}

/** « Une réclamation ? » chooses the subject. Returns a function that stops this. */
function followComplaint(form: HTMLFormElement, onChoice: () => void): () => void {
  const complain = () => {
    if (location.hash !== `#${complaintId}`) return;
    controlOf(form, 'subject').value = otherSubject;
    onChoice();
  };
  complain();
  return followEvents('hashchange')(complain);
}

function focusedAt(stage: Stage): string | undefined {
  if (stage.step === 'writing' && stage.isAnother) return controlId('name');
  if (stage.step === 'failed') return problemsId;
  if (stage.step !== 'refused' || stage.isCorrected) return undefined;
  const wrong = firstWrongField(stage.fields);
  return wrong ? controlId(wrong) : problemsId;
}

function useFocus(stage: Stage): void {
  useEffect(() => {
    const id = focusedAt(stage);
    if (id !== undefined) document.getElementById(id)?.focus();
  }, [stage]);
}

/** GOV.UK Design System, error summary. */
function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    const title = document.title;
    document.title = `Erreur\u00a0: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasError]);
}
