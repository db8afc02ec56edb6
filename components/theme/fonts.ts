import localFont from 'next/font/local';

// Subset to French by `scripts/assets/fonts.ts`. Not preloaded, so that the first picture loads sooner.
const text = localFont({
  src: '../../.cache/fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const heading = localFont({
  src: '../../.cache/fonts/fraunces.woff2',
  weight: '600',
  variable: '--font-heading',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const quote = localFont({
  src: '../../.cache/fonts/fraunces-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-quote',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const fontClasses = [text.variable, heading.variable, quote.variable].join(' ');
