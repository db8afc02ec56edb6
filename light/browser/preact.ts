import type * as hooks from 'preact/hooks';
import type * as runtime from 'preact/jsx-runtime';

/** `hydrate.tsx` sets them on `globalThis`. */
export type Preact = Pick<
  typeof hooks,
  'useCallback' | 'useEffect' | 'useLayoutEffect' | 'useMemo' | 'useRef' | 'useState'
> &
  Pick<typeof runtime, 'Fragment' | 'jsx' | 'jsxs'>;

// `bundle.ts` replaces React by this module. Browsers would not retry a failed import of Preact's own file.
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
} = (globalThis as unknown as { preact: Preact }).preact;
