import { content } from '../reader/content';

export const { about } = content;
