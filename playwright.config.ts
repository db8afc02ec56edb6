import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/programs.mjs';

// Below the ports that systems give to outgoing connections.
const port = Number(process.env.E2E_PORT ?? 23117);
const isRoot = process.getuid?.() === 0;

const executablePath = findChromium();

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Serves a folder to the tests on a port. */
const serverOf = (directory: string, serverPort: number) => ({
  command: `npx tsx e2e/serve-out.ts ${directory} ${String(serverPort)}`,
  port: serverPort,
  reuseExistingServer: false,
});

/** What `next build` exports, before the light step: playwright.plain.config.ts. */
export const plain = {
  ...phone,
  baseURL: `http://localhost:${String(port + 1)}`,
};

export default defineConfig({
  testDir: 'e2e',
  // A run empties its output folder at its start: runs side by side need one each.
  outputDir: 'test-results/visits',
  // Tests of other engines and of old browsers have their own configurations; those of the exported files need no browser.
  testIgnore: ['engines/**', 'exported/**', 'old/**'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${String(port)}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Bamako',
    // The worker would respond before a test's planted faults could: `offline.spec.ts` alone lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // The sandbox cannot be set up by root, as whom containers run.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // As on screens: letters have their font's width, not one rounded to whole pixels.
        '--font-render-hinting=none',
        // Nothing but this machine can be reached, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
  // A test runs on a phone, and on a wide screen too (`@widths`) or instead (`@wide`) where what it promises depends on the width.
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide\b/,
      use: phone,
    },
    {
      name: 'desktop',
      grep: /@(widths|wide)\b/,
      use: { viewport: { width: 1366, height: 768 } },
    },
    // The main journeys on the plain site; `npm run test:plain` makes all.
    { name: 'plain', grep: /@journey\b/, use: plain },
  ],
  // One set for every machine: see visual.spec.ts for what it tolerates.
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  webServer: [serverOf('out', port), serverOf('.next/plain', port + 1)],
});
