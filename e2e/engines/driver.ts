import type { Target } from './target';

/** Size of the viewport, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A value that can be sent to a page, and back. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser with one page, with the same functions for every engine. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function, given as its source, in the page. Does not wait for promises. */
  readonly evaluate: (source: string, ...given: readonly Json[]) => Promise<unknown>;
  /** Scrolls to the target first. Throws if the target is not visible. */
  readonly click: (target: Target) => Promise<void>;
  /** Types at the end of a field. Throws if the field is not visible. */
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Escape' | 'Tab' | 'ArrowRight') => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface LaunchOptions {
  /** Path of the browser, or of the server that drives it. */
  readonly program: string;
  /** Proxy for all requests, as `host:port`. */
  readonly proxy: string;
}
