// One file for all islands. What their own bundles import from React must be named here; the build says what is missing.
export { hydrated } from './hydrated';
export {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { preload } from 'react-dom';
