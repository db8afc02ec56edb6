import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

// Twice the class: whichever order the two style sheets come in, these hold.
/** PhotoSwipe's element in the site's colours; loaded with it. */
export const viewer = style({
  selectors: {
    '&&': {
      vars: {
        '--pswp-bg': vars.color.night,
        '--pswp-placeholder-bg': vars.color.night,
        '--pswp-icon-color': vars.color.onNight,
        '--pswp-icon-color-secondary': vars.color.night,
        '--pswp-icon-stroke-color': vars.color.night,
      },
    },
  },
});

globalStyle(`${viewer}${viewer} button`, { opacity: 1 });

// A swipe is not everyone's (WCAG 2.5.7): the arrows stay on touch screens.
globalStyle(`${viewer}${viewer} button[class*="--arrow"]`, { visibility: 'visible' });

globalStyle(`${viewer}${viewer} button:focus-visible`, {
  outline: `3px solid ${vars.color.focusOnNight}`,
  outlineOffset: '-6px',
});

globalStyle(`${viewer}${viewer} .pswp__counter`, {
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  opacity: 1,
});
