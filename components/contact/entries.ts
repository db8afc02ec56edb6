import { problemsBeforeSending, type ContactDraft } from '@/content/model/contact';
import type { Failed, Refused } from './send-message';

/** Everything the form holds, `_subject` mirroring the chosen subject (docs/requirements.md § 3). */
export function entriesOf(form: HTMLFormElement): FormData {
  const entries = new FormData(form);
  entries.set('_subject', textOf(entries, 'subject'));
  return entries;
}

/** What the visitor wrote. */
export function draftOf(entries: FormData): ContactDraft {
  return {
    name: textOf(entries, 'name'),
    phone: textOf(entries, 'phone'),
    email: textOf(entries, 'email'),
    subject: textOf(entries, 'subject'),
    message: textOf(entries, 'message'),
  };
}

/** What must be corrected before sending, or the lack of a network; null when the message can go. */
export function stopBeforeSending(
  form: HTMLFormElement,
  entries: FormData,
): Refused | Failed | null {
  const email = form.elements.namedItem('email');
  const isWellFormed = !(email instanceof HTMLInputElement && email.validity.typeMismatch);
  const fields = problemsBeforeSending(draftOf(entries), isWellFormed);
  if (Object.keys(fields).length > 0) return { step: 'refused', form: [], fields };
  return navigator.onLine ? null : { step: 'failed', reason: 'offline', detail: '' };
}

function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
}
