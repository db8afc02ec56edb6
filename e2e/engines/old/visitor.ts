import { existsSync } from 'node:fs';
import { expect, test as base } from 'playwright/test';
import type { Size } from '../driver';
import { visitorOf, type Visitor } from '../driven-visitor';
import { serve } from '../../support/static-host';
import { oldBrowsers, programOf, type OldBrowser } from './browsers';
import { launchOldChromium, type OldDriver } from './chromium';

/** Viewport of a cheap phone, px. */
export const phone: Size = { width: 360, height: 740 };

/** Fixtures of a worker. */
export interface Place {
  readonly oldBrowser: OldBrowser;
  readonly site: string;
  readonly driver: OldDriver | undefined;
}

/** A test on an old phone. No request leaves the machine, and errors on the console fail the test. */
export const test = base.extend<{ visitor: Visitor }, Place>({
  oldBrowser: [oldBrowsers[0], { scope: 'worker', option: true }],
  site: [
    async ({}, lend) => {
      const { url, close } = await serve({ directory: 'out', port: 0 });
      await lend(url);
      await close();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ oldBrowser }, lend) => {
      const program = programOf(oldBrowser);
      const driver = existsSync(program) ? await launchOldChromium(program) : undefined;
      await driver?.resize(phone);
      await lend(driver);
      await driver?.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver, site }, lend, testInfo) => {
    if (!driver) {
      testInfo.skip(true, 'This browser cannot be had here: see above.');
      return;
    }
    const visitor = visitorOf(driver, site);
    await lend(visitor);
    if (testInfo.status === testInfo.expectedStatus)
      expect(driver.complaints(), 'nothing is complained of').toEqual([]);
    else
      await testInfo.attach('screen', {
        body: await driver.screenshot(),
        contentType: 'image/png',
      });
    // The tests of a worker share one tab, which keeps a message that is not sent.
    await visitor.ask(() => {
      sessionStorage.clear();
    });
  },
});

export { expect };
