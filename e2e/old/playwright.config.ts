import { defineConfig } from 'playwright/test';
import { oldBrowsers } from './browsers';
import type { Place } from './visitor';

/** The site in the browsers of old phones, which Playwright runs but cannot drive (docs/browsers.md). */
export default defineConfig<object, Place>({
  testDir: '.',
  outputDir: '../../test-results/old',
  globalSetup: './fetch-browsers',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: oldBrowsers.map((browser) => ({
    name: `Chromium ${String(browser.version)}`,
    // Scripts of parts are not for the oldest: its pages are read.
    testIgnore: browser.version < 92 ? 'using.spec.ts' : 'without-parts.spec.ts',
    use: { oldBrowser: browser },
  })),
});
