export type { TextSection } from '../schema/about';
