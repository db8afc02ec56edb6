import { expect } from 'playwright/test';
import { hasOwnFonts } from '../visitor';
import type { Driver, Json } from './driver';
import { readTarget, type Target } from './target';

/** Someone who came with one browser; they wait for what they look for. */
export interface Visitor {
  /** Opens a page of the site, and waits for its own type. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (target: Target) => Promise<void>;
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly press: Driver['press'];
  /** The text of something as it is displayed now; null when it is not. */
  readonly read: (target: Target) => Promise<string | null>;
  /** What a function returns in the page now; it sees nothing but its arguments. */
  readonly ask: <Given extends readonly Json[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
}

/** Which document is there: each has its own. */
const timeOrigin = '() => performance.timeOrigin';

/** A visitor who uses what a driver drives; addresses are of a site at `site`, an origin. */
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
      // Between two documents a question fails.
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
