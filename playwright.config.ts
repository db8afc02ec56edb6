import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/setup/programs.mjs';

// Below the range of ports for outgoing connections.
export const port = Number(process.env.E2E_PORT ?? 23117);
const isRoot = process.getuid?.() === 0;

const executablePath = findChromium();

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

// `exec` replaces the shell, so that the server sees Playwright's end.
const node = process.platform === 'win32' ? 'node' : 'exec node';

export const serverOf = (directory: string, serverPort: number) => ({
  command: `${node} --import tsx scripts/serve/serve-out.ts ${directory} ${String(serverPort)}`,
  port: serverPort,
  reuseExistingServer: false,
});

/** A phone on the plain site. */
const plain = {
  ...phone,
  baseURL: `http://localhost:${String(port + 1)}`,
  // Next asks early for the styles of components that its scripts load later.
  allowedComplaints: [/preloaded using link preload but not used/],
};

export default defineConfig<{ allowedComplaints: RegExp[] }>({
  testDir: 'e2e',
  // Playwright empties this folder when it starts, so parallel runs need one each.
  outputDir: 'test-results/visits',
  testMatch: '**/*.spec.ts',
  // These have configurations of their own.
  testIgnore: ['engines/**', 'other-clinic/**'],
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
    // The worker would hide the faults that tests inject. Tests that need the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium cannot start its sandbox as root, the user of containers.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters have their font's width, as on screens, not one rounded to whole pixels.
        '--font-render-hinting=none',
        // Only this machine can be reached.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
  // Tests run on a phone. `@widths` adds a wide screen; `@wide` replaces the phone by it.
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
    { name: 'plain', grep: /@journey\b/, use: plain },
  ],
  // One set of pictures for every machine; visual.spec.ts explains its tolerance.
  snapshotPathTemplate: '{testDir}/promises/visual/{arg}{ext}',
  webServer: [serverOf('out', port), serverOf('.next/plain', port + 1)],
});
