import type { ContactField } from '@/content/model/contact';

/** Returns the id of a field's control, the target of links in the error summary. */
export function controlId(field: ContactField): string {
  return `contact-${field}`;
}

/** Id of the error summary, which takes the focus. */
export const problemsId = 'contact-problemes';
