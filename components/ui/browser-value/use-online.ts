import { followEvents, useBrowserValue } from './use-browser-value';

const follow = followEvents('online', 'offline');
const read = () => navigator.onLine;

/** True on the server and during hydration. */
export const useOnline = () => useBrowserValue(follow, read, true);
