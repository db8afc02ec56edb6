import type { ContactField } from '@/content/model/contact/contact';

/** Returns the id of a field's control. */
export function controlId(field: ContactField): string {
  return `contact-${field}`;
}

/** Id of the error summary. */
export const problemsId = 'contact-problemes';
