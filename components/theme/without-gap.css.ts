import { globalStyle } from '@vanilla-extract/css';

/**
 * Before Chromium 84 and Safari 14.1 flexible boxes have no `gap`, which `@supports` cannot detect; `inset`, which it
 * can, came at about the same time. There, icons and bullets keep a margin to their words, and headings to what is
 * above and below (docs/browsers.md).
 */
const withoutGap = 'not (inset: 0)';

globalStyle('svg, li::before', { '@supports': { [withoutGap]: { marginRight: '8px' } } });
globalStyle('footer p + ul > li', { '@supports': { [withoutGap]: { marginRight: '16px' } } });
globalStyle('h1 + *, h2 + *, h3 + *, p + *, ul + *, * + h2, * + h3', {
  '@supports': { [withoutGap]: { marginTop: '12px' } },
});
