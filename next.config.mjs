import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import { parse } from 'yaml';

// The plugin's Turbopack support is off by default; `next build` stops without it.
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

const { phones } = parse(readFileSync('content/data/clinique.yaml', 'utf8'), {
  schema: 'failsafe',
});

const mainPhone =
  phones.is.find(({ role }) => role === 'standard') ??
  phones.is.find(({ role }) => role !== 'urgences') ??
  phones.is[0];

const { CI, npm_lifecycle_event } = process.env;

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Without it, some servers answer 403 to `/x`, since they find a folder `x/` before `x.html`.
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // Hosts set CI: they build no site whose types are wrong. `npm test` checks the types beside its build.
  typescript: { ignoreBuildErrors: CI === undefined || npm_lifecycle_event === 'test:build' },
  turbopack: {
    rules: {
      '**/content/reader/content.ts': {
        condition: 'development',
        loaders: [fileURLToPath(new URL('scripts/next/content-changes.cjs', import.meta.url))],
      },
    },
  },
  env: {
    // Error screens run in browsers, which cannot read clinique.yaml.
    MAIN_PHONE: mainPhone.number ?? mainPhone,
  },
};

export default withVanillaExtract(nextConfig);
