import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import { parse } from 'yaml';
import { buildDayOfTests } from './scripts/next/build-day.mjs';

// The plugin's Turbopack support is off by default; `next build` stops without it.
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

const { phones, utcOffset } = parse(readFileSync('content/data/clinique.yaml', 'utf8'), {
  schema: 'failsafe',
});

const mainPhone = phones.is.find(({ role }) => role === 'standard') ?? phones.is[0];

const { BUILD_DATE, CI, npm_lifecycle_event } = process.env;

const isForTests = npm_lifecycle_event === 'test:build';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Without it, some servers answer 403 to `/x`, since they find a folder `x/` before `x.html`.
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // Hosts set CI: they build no site whose types are wrong. `npm test` checks the types beside its build.
  typescript: { ignoreBuildErrors: CI === undefined || isForTests },
  turbopack: {
    rules: {
      '**/content/reader/content.ts': {
        condition: 'development',
        loaders: [fileURLToPath(new URL('scripts/next/content-changes.cjs', import.meta.url))],
      },
    },
  },
  env: {
    // Pages never read the clock while they render. On the clinic's clock, as `onClinicClock`. Tests give a day.
    BUILD_DATE:
      BUILD_DATE ??
      (isForTests
        ? buildDayOfTests
        : new Date(Date.now() + Number(utcOffset.is) * 60 * 60_000).toISOString()),
    // Error screens run in browsers, which cannot read clinique.yaml.
    MAIN_PHONE: mainPhone.number ?? mainPhone,
  },
};

export default withVanillaExtract(nextConfig);
