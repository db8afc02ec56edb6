import { globalStyle } from '@vanilla-extract/css';

/**
 * Before Chromium 84 and Safari 14.1 flexible boxes have no `gap`, which no condition can ask for; `inset` came at about the same
 * time. There, icons and bullets keep clear of their words, and headings of what is above and below them (docs/browsers.md).
 */
const withoutGap = 'not (inset: 0)';

globalStyle('svg, li::before', { '@supports': { [withoutGap]: { marginRight: '8px' } } });
globalStyle('footer p + ul > li', { '@supports': { [withoutGap]: { marginRight: '16px' } } });
globalStyle('h1 + *, h2 + *, h3 + *, p + *, ul + *, * + h2, * + h3', {
  '@supports': { [withoutGap]: { marginTop: '12px' } },
});
