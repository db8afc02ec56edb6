import { content } from '../reader/content';

export const { services } = content;
