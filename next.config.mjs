import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import { parse } from 'yaml';

// The plugin asks for its Turbopack support by name; without it `next build` stops with an error.
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
  // Types are checked by `npm test`: whoever builds the site does not wait for it.
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
    // The build's own date, so that no page asks the clock while it renders.
    BUILD_DATE: new Date().toISOString(),
    // The screens of a failure run in browsers, which read no file.
    MAIN_PHONE: phones.is[0],
  },
};

export default withVanillaExtract(nextConfig);
