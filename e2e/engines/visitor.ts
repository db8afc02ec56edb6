import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { clinic } from '../../content/data/clinic';
import { signCertificate } from '../signed-certificate';
import { serve } from '../static-host';
import { startProvider, type Provider } from '../provider';
import { hasOwnFonts } from '../visitor';
import { complaintsHeard, tooFewSlides } from './complaints';
import type { Driver, Json, LaunchOptions, Size } from './driver';
import { launchFirefox } from './firefox';
import { startGateway } from './gateway';
import { readTarget, type Target } from './target';
import { launchWebKitGtk } from './webkitgtk';

const launch = {
  firefox: launchFirefox,
  webkitgtk: launchWebKitGtk,
} satisfies Record<string, (options: LaunchOptions) => Promise<Driver>>;

/** A browser of this machine. */
export interface Engine {
  readonly name: keyof typeof launch;
  readonly program: string;
}

/** Someone who came with one engine's browser; they wait for what they look for. */
export interface Visitor {
  /** Opens a page of the site, and waits for its own type. */
  readonly open: (address: string) => Promise<void>;
  /** Reloads the page, and waits for its own type. */
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

/** What each worker has for itself. */
export interface Place {
  readonly engine: Engine;
  readonly size: Size;
  readonly provider: Provider;
  readonly site: string;
  readonly driver: Driver;
}

/** Which document is there: each has its own. */
const timeOrigin = '() => performance.timeOrigin';

function visitorOf(driver: Driver, site: string): Visitor {
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

/** The name of the form's provider, which is a fake. */
const host = new URL(clinic.formEndpoint).hostname;

/** A visitor's test in one engine: no request leaves the machine, and nothing is complained of in the page. */
export const test = base.extend<{ visitor: Visitor }, Place>({
  engine: [
    { name: 'firefox', program: '' },
    { scope: 'worker', option: true },
  ],
  size: [
    { width: 0, height: 0 },
    { scope: 'worker', option: true },
  ],
  provider: [
    async ({}, lend) => {
      const provider = await startProvider();
      await lend(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, lend) => {
      const { url, close } = await serve({ directory: 'out', port: 0 });
      await lend(url);
      await close();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine: { name, program }, size, provider }, lend) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
      const signed = signCertificate(folder, host);
      rmSync(folder, { recursive: true });
      const gateway = await startGateway({ host, url: provider.url, ...signed });
      const driver = await launch[name]({ program, proxy: gateway.address });
      await driver.resize(size);
      await lend(driver);
      await driver.close();
      gateway.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driver, site }, lend, testInfo) => {
    const visitor = visitorOf(driver, site);
    await lend(visitor);
    if (testInfo.status === testInfo.expectedStatus) {
      const heard = await visitor.ask(complaintsHeard);
      const complaints = heard.filter((words) => !tooFewSlides.test(words));
      expect(complaints, 'nothing is complained of').toEqual([]);
    } else
      await testInfo.attach('screen', {
        body: await driver.screenshot(),
        contentType: 'image/png',
      });
  },
});

export { expect };
