import {
  contactFields,
  problemsBeforeSending,
  type ContactDraft,
  type FieldProblems,
} from '@/content/model/contact/contact';
import type { Failed, Refused, SendingState } from './send-message';

/** Adds `_subject`, whose control is disabled (docs/requirements.md § 3). */
export function entriesOf(form: HTMLFormElement): FormData {
  const entries = new FormData(form);
  entries.set('_subject', textOf(entries, 'subject'));
  return entries;
}

export function draftOf(entries: FormData): ContactDraft {
  return {
    name: textOf(entries, 'name'),
    phone: textOf(entries, 'phone'),
    email: textOf(entries, 'email'),
    subject: textOf(entries, 'subject'),
    message: textOf(entries, 'message'),
  };
}

/** Returns null if the message can be sent. */
export function stopBeforeSending(
  form: HTMLFormElement,
  entries: FormData,
): Refused | Failed | null {
  const fields = problemsIn(form, entries);
  if (Object.keys(fields).length > 0) return { step: 'refused', form: [], fields };
  return navigator.onLine ? null : { step: 'failed', reason: 'offline', detail: '' };
}

/** Keeps the errors of other fields, and that of `corrected` if it is still the same. */
export function afterCorrection(
  refused: Refused,
  form: HTMLFormElement,
  corrected: string,
): SendingState {
  const now = problemsIn(form, entriesOf(form));
  const fields: FieldProblems = {};
  for (const field of contactFields) {
    const before = refused.fields[field];
    if (before && (field !== corrected || before[0] === now[field]?.[0])) fields[field] = before;
  }
  return refused.form.length + Object.keys(fields).length > 0
    ? { ...refused, fields, isCorrected: true }
    : { step: 'writing' };
}

function problemsIn(form: HTMLFormElement, entries: FormData): FieldProblems {
  const email = form.elements.namedItem('email');
  const isWellFormed = !(email instanceof HTMLInputElement && email.validity.typeMismatch);
  return problemsBeforeSending(draftOf(entries), isWellFormed);
}

function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
}
