import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const readOnline = () => navigator.onLine;

/** True on the server and during hydration. */
export const useOnline = () => useBrowserValue(subscribe, readOnline, true);
