import { content } from '../reader/content';

export const { pages } = content;
