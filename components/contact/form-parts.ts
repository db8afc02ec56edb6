import { cleaned } from '@/content/fields/typed';
import {
  contactFields,
  problemsBeforeSending,
  type ContactDraft,
  type ContactField,
} from '@/content/model/contact/contact';

export const problemsId = 'contact-problemes';

export const controlId = (field: ContactField) => `contact-${field}`;

export const controlOf = (form: HTMLFormElement, field: ContactField) =>
  form.elements.namedItem(field) as HTMLInputElement;

/** Returns what is meant by what is typed: the same is checked, kept and sent. */
export function readForm(form: HTMLFormElement) {
  const draft = Object.fromEntries(
    contactFields.map((field) => {
      const { value, type } = controlOf(form, field);
      return [field, cleaned(value, type)];
    }),
  ) as ContactDraft;
  return { draft, problems: problemsBeforeSending(draft) };
}
