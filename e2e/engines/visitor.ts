import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { formProvider } from '../../content/model/contact/contact';
import { signCertificate } from '../support/signed-certificate';
import { serve } from '../support/static-host';
import { startProvider, type Provider } from '../support/provider';
import { complaintsHeard, tooFewSlides } from './complaints';
import { visitorOf, type Visitor } from './driven-visitor';
import type { Driver, LaunchOptions, Size } from './driver';
import { launchFirefox } from './firefox';
import { startGateway } from './gateway';
import { launchWebKitGtk } from './webkitgtk';

const launch = {
  firefox: launchFirefox,
  webkitgtk: launchWebKitGtk,
} satisfies Record<string, (options: LaunchOptions) => Promise<Driver>>;

/** An installed browser. */
export interface Engine {
  readonly name: keyof typeof launch;
  readonly program: string;
}

/** Fixtures of a worker. */
export interface Place {
  readonly engine: Engine;
  readonly size: Size;
  readonly provider: Provider;
  readonly site: string;
  readonly driver: Driver;
}

/** The form's provider, which a fake replaces. */
const host = new URL(formProvider).hostname;

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
