import { clinic } from './clinic';
import { navigation } from './navigation';

/** What the bar of every page needs. */
export const site = { clinic, navigation } as const;
