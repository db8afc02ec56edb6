import { defineConfig } from 'playwright/test';
import base, { phone, port, serverOf } from '../../playwright.config';

/** Visits to `out-other/` (`npm run build:other-clinic`), on a phone. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/other-clinic',
  use: { ...base.use, baseURL: `http://localhost:${String(port + 2)}` },
  projects: [{ name: 'other clinic', use: phone }],
  webServer: { ...serverOf('out-other', port + 2), cwd: '../..' },
});
