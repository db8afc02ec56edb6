import { globalStyle } from '@vanilla-extract/css';

/**
 * Browsers without `gap` in flex boxes, before Chromium 84 and Safari 14.1 (docs/browsers.md). `@supports` cannot
 * detect that, but `inset` came at about the same time.
 */
const withoutGap = 'not (inset: 0)';

globalStyle('svg, li::before', { '@supports': { [withoutGap]: { marginRight: '8px' } } });
globalStyle('footer p + ul > li', { '@supports': { [withoutGap]: { marginRight: '16px' } } });
globalStyle('h1 + *, h2 + *, h3 + *, p + *, ul + *, * + h2, * + h3', {
  '@supports': { [withoutGap]: { marginTop: '12px' } },
});
