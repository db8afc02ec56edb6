import { useLayoutEffect, useState } from 'react';

/**
 * Returns `onServer` on the server and during hydration, then `read()`. Both functions must be the same at each render.
 * Not `useSyncExternalStore`, for which Preact loads all of `preact/compat`.
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

/** Returns a `subscribe` for events of the window. */
export function followEvents(...events: string[]): (update: () => void) => () => void {
  return (update) => {
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  };
}
