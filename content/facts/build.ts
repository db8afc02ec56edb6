export { isPublic, today } from '../reader/content';
