import { useLayoutEffect, useState } from 'react';

/**
 * Returns `read()` in the browser, and `onServer` on the server and during hydration. `subscribe` and `read` must be
 * the same at each render. Replaces `useSyncExternalStore`, for which Preact loads all of `preact/compat`.
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
