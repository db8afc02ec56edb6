import { content } from '../reader/content';

/** docs/requirements.md §§ 1 and 9 */
export const { claims } = content;
