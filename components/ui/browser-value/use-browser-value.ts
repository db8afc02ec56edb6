import { useLayoutEffect, useState } from 'react';

/**
 * Returns what `read` returns in the browser, and `onServer` on the server and during hydration. `subscribe` receives
 * the function to call when the value has changed, and returns a function that ends this. Both functions must stay the
 * same. Used instead of `useSyncExternalStore`, for which Preact has to load all of `preact/compat`.
 */
export function useBrowserValue<Value>(
  subscribe: (update: () => void) => () => void,
  read: () => Value,
  onServer: Value,
): Value {
  const [value, setValue] = useState(onServer);
  useLayoutEffect(() => {
    const update = () => {
      setValue(read);
    };
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}

/** The `subscribe` of a value that never changes. */
export const neverChanges = () => () => undefined;
