import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import { parse } from 'yaml';

// Turbopack support of the plugin is off by default; without it `next build` stops with an error.
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

const { phones } = parse(readFileSync('content/data/clinique.yaml', 'utf8'), {
  schema: 'failsafe',
});

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // `x/index.html` rather than `x.html` beside a folder `x/`, which folder-first servers answer with 403.
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // `npm test` checks the types, so that a build does not take longer.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      '**/content/schema/content.ts': {
        condition: 'development',
        loaders: [fileURLToPath(new URL('scripts/content-changes.cjs', import.meta.url))],
      },
    },
  },
  env: {
    // The date of the build, so that no page reads the clock while it renders.
    BUILD_DATE: new Date().toISOString(),
    // Error screens run in browsers, which cannot read the file.
    MAIN_PHONE: phones.is[0],
  },
};

export default withVanillaExtract(nextConfig);
