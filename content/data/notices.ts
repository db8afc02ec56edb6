import type { Notice } from '../model/notice';
import { content } from '../schema/content';

/** What the clinic tells every visitor, under the bar of each page, from one day to another. */
export const notices: readonly Notice[] = content.notices.map(
  ({ title, text, du, au, urgent }) => ({
    title,
    text,
    from: du,
    to: au,
    urgent: urgent === 'oui',
  }),
);
