import type { Target } from './target';

/** Width and height of what a visitor sees of a page, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What may be handed to a page and back. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser with one page, as far as the journeys need it: the same for every engine. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** What a function, given as its source, returns in the page; it does not wait for promises. */
  readonly evaluate: (source: string, ...given: readonly Json[]) => Promise<unknown>;
  /** Scrolls to what is meant, and clicks on its middle. Throws when it is not seen in the page. */
  readonly click: (target: Target) => Promise<void>;
  /** Types into a field, at the end of what is there. Throws when it is not seen in the page. */
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly press: (key: 'Escape' | 'ArrowRight') => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** What is started, and how it reaches the site. */
export interface LaunchOptions {
  /** The program: the browser, or the server that drives it. */
  readonly program: string;
  /** The only way out: a proxy on this machine, as `host:port`. */
  readonly proxy: string;
}
