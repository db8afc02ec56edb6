import type { ContactField } from '@/content/model/contact/contact';

export function controlId(field: ContactField): string {
  return `contact-${field}`;
}

export const problemsId = 'contact-problemes';
