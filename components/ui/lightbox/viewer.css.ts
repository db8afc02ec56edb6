import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Doubled, so that these rules win whatever the order of the style sheets. */
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

// Visible on any picture (WCAG 1.4.11).
globalStyle(`${viewer}${viewer} button`, {
  width: '48px',
  height: '48px',
  margin: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} 0`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.night,
  opacity: 1,
});

globalStyle(`${viewer}${viewer} button svg`, { top: '8px', left: '8px' });

// Visible on touch screens too, since not everyone can swipe (WCAG 2.5.7).
globalStyle(`${viewer}${viewer} button[class*="--arrow"]`, {
  visibility: 'visible',
  margin: `calc(-1 * ${vars.space.lg}) ${vars.space.xs}`,
});

globalStyle(`${viewer}${viewer} button[class*="--arrow"] svg`, {
  top: 0,
  left: '7px',
  width: '48px',
  height: '48px',
  marginTop: 0,
});

// PhotoSwipe mirrors its off-centre chevron for « next ».
globalStyle(`${viewer}${viewer} button[class*="--next"] svg`, { left: '-7px' });

globalStyle(`${viewer}${viewer} button:focus-visible`, {
  outline: `3px solid ${vars.color.focusOnNight}`,
  outlineOffset: '-3px',
  borderRadius: vars.radius.round,
});

globalStyle(`${viewer}${viewer} .pswp__counter`, {
  padding: `0 ${vars.space.md}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.night,
  fontSize: vars.text.body,
  fontVariantNumeric: 'tabular-nums',
  opacity: 1,
});

export const caption = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  placeItems: 'center',
  minHeight: '80px',
  padding: `${vars.space.xs} ${vars.space.md}`,
  color: vars.color.onNight,
  fontSize: vars.text.small,
  textAlign: 'center',
  pointerEvents: 'none',
  // A low window only has room for the photo.
  '@media': { '(max-height: 480px)': { display: 'none' } },
});
