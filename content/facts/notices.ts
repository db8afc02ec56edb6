import type { Notice } from '../model/notices/notice';
import { content } from '../reader/content';

export const notices: readonly Notice[] = content.notices.map(
  ({ title, text, du, au, urgent }) => ({
    title,
    text,
    from: du,
    to: au,
    urgent: urgent === 'oui',
  }),
);
