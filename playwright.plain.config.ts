import { defineConfig } from 'playwright/test';
import base, { plain } from './playwright.config';

/** All tests on the site without the light step, except those of features that it lacks (`@light`). */
export default defineConfig({
  ...base,
  outputDir: 'test-results/plain',
  projects: [
    { name: 'plain phone', grepInvert: /@(wide|light)\b/, use: plain },
    {
      name: 'plain desktop',
      grep: /^(?!.*@light\b).*@(widths|wide)\b/s,
      use: {
        baseURL: plain.baseURL,
        viewport: { width: 1366, height: 768 },
      },
    },
  ],
});
