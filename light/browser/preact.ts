import type * as hooks from 'preact/hooks';
import type * as runtime from 'preact/jsx-runtime';

/** Preact's hooks and JSX with React's names. `hydrate.tsx` leaves them on `globalThis`. */
export type Preact = Pick<
  typeof hooks,
  'useCallback' | 'useEffect' | 'useLayoutEffect' | 'useMemo' | 'useRef' | 'useState'
> &
  Pick<typeof runtime, 'Fragment' | 'jsx' | 'jsxs'>;

// `bundle.ts` puts this module in React's place. An island that imported Preact's own file would stay lost with it.
export const {
  Fragment,
  jsx,
  jsxs,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} = (globalThis as unknown as { readonly preact: Preact }).preact;
