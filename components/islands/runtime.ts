/*
 * One file for all islands: React, or what the bundler puts in its place (`scripts/export/islands/runtime.ts`). A name that an island
 * imports must be listed here; the build says which is missing.
 */
export { hydrate } from './hydrate';
export {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
