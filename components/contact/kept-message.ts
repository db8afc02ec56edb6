import { takeOwnPost } from '@/components/ui/form-post/own-post';
import { keptInTab } from '@/components/ui/kept/kept-in-tab';
import { contactFields, contactSubjects, type ContactDraft } from '@/content/model/contact/contact';
import { firstState, type KeptMessage } from '@/content/model/contact/message-state';
import { controlOf, readForm } from './form-parts';

const { draft: blank } = firstState;
const subjects = { subject: contactSubjects };
/** In `sessionStorage`. */
export const messageKey = 'message';

const kept = keptInTab<ContactDraft & { posted?: string | undefined }>(messageKey, blank, subjects);

export function keepMessage({ draft, mayHaveArrived }: KeptMessage): void {
  kept.keep({ ...draft, posted: mayHaveArrived ? 'oui' : undefined });
}

/** Fills the empty fields, unless the visitor has already sent the form. */
export function restoreMessage(form: HTMLFormElement): KeptMessage {
  if (takeOwnPost()) kept.keep({ posted: 'oui' });
  const { posted, ...draft } = kept.read();
  for (const field of form.hasAttribute('aria-busy') ? [] : contactFields) {
    const control = controlOf(form, field);
    if (control.value === blank[field]) control.value = draft[field];
  }
  return { draft: readForm(form).draft, mayHaveArrived: posted !== undefined };
}
