import {
  problemsBeforeSending,
  type ContactDraft,
  type ContactField,
} from '@/content/model/contact/contact';

export const problemsId = 'contact-problemes';

export const controlId = (field: ContactField) => `contact-${field}`;

export const controlOf = (form: HTMLFormElement, field: ContactField) =>
  form.elements.namedItem(field) as HTMLInputElement;

export function readForm(form: HTMLFormElement) {
  const draft = Object.fromEntries(new FormData(form)) as ContactDraft;
  const isWellFormed = !controlOf(form, 'email').validity.typeMismatch;
  return { draft, problems: problemsBeforeSending(draft, isWellFormed) };
}
