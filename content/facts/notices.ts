import { noticesFrom } from '../model/notices/notice';
import { content, today } from '../reader/content';

export const notices = noticesFrom(
  content.notices.map((notice) => ({ ...notice, urgent: notice.urgent === 'oui' })),
  today,
);
