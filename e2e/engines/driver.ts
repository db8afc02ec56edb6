import type { Target } from './target';

/** Size of the viewport, px. */
export interface Size {
  width: number;
  height: number;
}

/** A browser with one page, with the same functions for every engine. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. Does not wait for promises. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Scrolls to the target first. Throws if the target is not visible. */
  click: (target: Target) => Promise<void>;
  /** Types at the end of a field. Throws if the field is not visible. */
  type: (target: Target, text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** PNG, base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

export interface LaunchOptions {
  /** Path of the browser, or of the server that drives it. */
  program: string;
  /** Proxy for all requests, as `host:port`. */
  proxy: string;
}
