import type { ContactField } from '@/content/model/contact';

/** Id of a field's control, which the summary of problems links to. */
export function controlId(field: ContactField): string {
  return `contact-${field}`;
}

/** Id of the box of problems, which takes the focus. */
export const problemsId = 'contact-problemes';
