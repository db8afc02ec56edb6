import { expect } from 'playwright/test';
import { hasOwnFonts } from '../support/visitor';
import type { Driver, Json } from './driver';
import { readTarget, type Target } from './target';

/** `click` and `type` wait for their target. */
export interface Visitor {
  /** Also waits for the web fonts. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (target: Target) => Promise<void>;
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly press: Driver['press'];
  /** Returns the text of a target, or null if it is not displayed. */
  readonly read: (target: Target) => Promise<string | null>;
  /** Runs a function in the page; it can only use its arguments. */
  readonly ask: <Given extends readonly Json[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
}

/** The result identifies the current document. */
const timeOrigin = '() => performance.timeOrigin';

/** Returns a visitor who uses a driver; `site` is the origin of all addresses. */
export function visitorOf(driver: Driver, site: string): Visitor {
  const once = (act: () => Promise<void>) => expect(act).toPass({ timeout: 20_000 });
  const inType = () => expect.poll(() => driver.evaluate(hasOwnFonts.toString())).toBe(true);
  return {
    open: async (address) => {
      await driver.open(site + address);
      await inType();
    },
    reload: async () => {
      const left = await driver.evaluate(timeOrigin);
      await driver.evaluate('() => location.reload()');
      // Retried, since `evaluate` fails between two documents.
      await expect(async () => {
        expect(await driver.evaluate(timeOrigin)).not.toBe(left);
        expect(await driver.evaluate('() => document.readyState')).toBe('complete');
      }).toPass({ timeout: 20_000 });
      await inType();
    },
    click: (target) => once(() => driver.click(target)),
    type: (target, text) => once(() => driver.type(target, text)),
    press: (key) => driver.press(key),
    read: (target) => driver.evaluate(readTarget, target) as Promise<string | null>,
    ask: (question, ...given) => driver.evaluate(question.toString(), ...given) as never,
  };
}
