export type { DirectorMessage, Manager } from '../schema/manager';
