import type { Notice } from '../model/notices/notice';
import { content } from '../reader/content';

export const notices: readonly Notice[] = content.notices.map((notice) => ({
  ...notice,
  urgent: notice.urgent === 'oui',
}));
