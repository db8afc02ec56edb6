import type { PageText } from '../model/pages/navigation';
import { content } from '../reader/content';

/** Undefined for a clinic without a page in English. */
export const { english } = content;

const noText = { title: '', heading: '', description: '' };

/** Without its text, the page in English is not in `sitePages`. */
export const pages = {
  ...content.pages,
  english: { ...(english ?? noText), lang: 'en' } as PageText,
};
