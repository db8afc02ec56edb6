export { instant, isPublic, today } from '../reader/content';
