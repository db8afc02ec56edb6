import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';

// The plugin asks for its Turbopack support by name; without it `next build` stops with an error.
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

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
  // The build's own date, so that no page asks the clock while it renders.
  env: { BUILD_DATE: new Date().toISOString() },
};

export default withVanillaExtract(nextConfig);
