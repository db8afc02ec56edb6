import type { Target } from './target';

/** Size of the viewport, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser with one page, with the same functions for every engine. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. Does not wait for promises. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Scrolls to the target first. Throws if the target is not visible. */
  readonly click: (target: Target) => Promise<void>;
  /** Types at the end of a field. Throws if the field is not visible. */
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Escape' | 'Tab' | 'ArrowRight') => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** PNG, base64. */
  readonly screenshot: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface LaunchOptions {
  /** Path of the browser, or of the server that drives it. */
  readonly program: string;
  /** Proxy for all requests, as `host:port`. */
  readonly proxy: string;
}
