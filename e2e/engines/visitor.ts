import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { formProvider } from '../../content/model/contact/contact';
import { signCertificate } from '../support/signed-certificate';
import { serve } from '../../scripts/serve/static-host';
import { startProvider, type Provider } from '../support/provider';
import { hasOwnFonts } from '../support/visitor';
import { complaintsHeard, tooFewSlides } from './complaints';
import type { Driver, LaunchOptions, Size } from './driver';
import { launchFirefox } from './firefox';
import { startGateway } from './gateway';
import { fetchBrowser, type OldBrowser } from './old-browsers';
import { launchOldChromium } from './old-chromium';
import { call, textOf, type Json, type Target } from './target';
import { launchWebKitGtk } from './webkitgtk';

const launch = {
  firefox: launchFirefox,
  webkitgtk: launchWebKitGtk,
  oldChromium: launchOldChromium,
} satisfies Record<string, (options: LaunchOptions) => Promise<Driver>>;

/** `click` and `type` wait for their target. */
export interface Visitor {
  /** Opens an address of the site, or of another host, and waits for the web fonts. */
  open: (address: string) => Promise<void>;
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  /** Returns the text of a target, or null if it is not displayed. */
  read: (target: Target) => Promise<string | null>;
  /** Runs a function in the page; it can only use its arguments. */
  ask: <Given extends readonly Json[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
}

function visitorOf(driver: Driver, site: string): Visitor {
  const once = (act: () => Promise<void>) => expect(act).toPass({ timeout: 20_000 });
  const inType = () => expect.poll(() => driver.evaluate(call(hasOwnFonts.toString()))).toBe(true);
  return {
    open: async (address) => {
      await driver.open(new URL(address, site).href);
      await inType();
    },
    click: (target) => once(() => driver.click(target)),
    type: (target, text) => once(() => driver.type(target, text)),
    read: (target) => driver.evaluate(textOf(target)) as Promise<string | null>,
    ask: (question, ...given) => driver.evaluate(call(question.toString(), ...given)) as never,
  };
}

/** Fixtures of a worker. */
export interface Place {
  engine: { name: keyof typeof launch; program: string; old?: OldBrowser };
  size: Size;
  provider: Provider;
  site: string;
  driver: Driver | undefined;
}

/** A test in one engine. No request leaves the machine, and complaints of the page fail the test. */
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
    async ({ engine: { name, program, old }, size, provider }, lend) => {
      if (old) fetchBrowser(old);
      if (!existsSync(program)) {
        await lend(undefined);
        return;
      }
      // A fake replaces the form's provider.
      const host = new URL(formProvider).hostname;
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
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ driver, site }, lend, testInfo) => {
    if (!driver) {
      testInfo.skip(true, 'This browser cannot be had here: see above.');
      return;
    }
    const visitor = visitorOf(driver, site);
    await lend(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = Buffer.from(await driver.screenshot(), 'base64');
      await testInfo.attach('screen', { body, contentType: 'image/png' });
      return;
    }
    await expect.poll(() => visitor.ask(() => document.readyState)).toBe('complete');
    const heard = await visitor.ask(complaintsHeard);
    const complaints = heard.filter((words) => !tooFewSlides.test(words));
    expect(complaints, 'nothing is complained of').toEqual([]);
    // The tests of a worker share one tab, which keeps a message that is not sent.
    await visitor.ask(() => {
      sessionStorage.clear();
    });
  },
});

export { expect };
