import localFont from 'next/font/local';

// Cut down to French at build time by `scripts/assets/fonts.ts`. Not preloaded: with fallback fonts of the same width the text is
// readable and still at once, and the bytes go to the first picture.
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

/** Classes for `<html>`: they define the font variables that `theme.css.ts` names. */
export const fontClasses = [text.variable, heading.variable, quote.variable].join(' ');
