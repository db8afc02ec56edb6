import localFont from 'next/font/local';

// `scripts/assets/fonts.ts` subsets these files to French. They are not preloaded: fallback fonts of the same width
// show the text at once, and the first picture loads sooner.
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

/** Classes for `<html>` that define the font variables. */
export const fontClasses = [text.variable, heading.variable, quote.variable].join(' ');
