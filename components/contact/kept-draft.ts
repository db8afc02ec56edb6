import { takeOwnPost } from '@/components/ui/form-post/own-post';
import { keptInTab } from '@/components/ui/kept/kept-in-tab';
import { contactFields, defaultSubject, type ContactDraft } from '@/content/model/contact/contact';
import { draftOf, entriesOf } from './entries';

/** `posted` is set while a post may have arrived without an answer. */
export type KeptDraft = ContactDraft & { posted?: string | undefined };

export const blankDraft: KeptDraft = {
  name: '',
  phone: '',
  email: '',
  subject: defaultSubject,
  message: '',
};

const kept = keptInTab<KeptDraft>('message', blankDraft);

export const { read: keptDraft, follow: followDraft, keep: keepDraft } = kept;

if (takeOwnPost()) keepDraft({ posted: 'oui' });

export function forgetDraft(): void {
  keepDraft({ ...blankDraft, posted: undefined });
}

export function noteDraft(form: HTMLFormElement): void {
  keepDraft(draftOf(entriesOf(form)));
}

/** Fills the empty fields, unless the visitor has already sent the form. */
export function restoreDraft(form: HTMLFormElement): void {
  const now = draftOf(entriesOf(form));
  for (const field of form.hasAttribute('aria-busy') ? [] : contactFields) {
    const control = form.elements.namedItem(field) as HTMLInputElement;
    if (now[field] !== blankDraft[field]) continue;
    control.value = keptDraft()[field];
    // A select refuses a subject of an older site.
    if (control.value === '') control.value = blankDraft[field];
  }
  noteDraft(form);
}
