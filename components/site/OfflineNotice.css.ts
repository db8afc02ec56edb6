import { globalStyle, style } from '@vanilla-extract/css';
import { below, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { offlineHelpId, offlineNoticeId } from './page-ids';

/** Above the action bar of a phone; in a short window, where no bar stays, at the end of the page. */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 9,
  padding: `${vars.space.xxs} ${vars.space.gutter}`,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceWarm,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
  // Targets of 24 px and more (WCAG 2.5.8).
  lineHeight: 1.7,
  textAlign: 'center',
  selectors: { [`body:has(#${offlineHelpId}) &`]: { display: 'none' } },
  '@media': {
    [below('tablet')]: {
      bottom: `calc(${vars.height.actionBar} + 1px + env(safe-area-inset-bottom))`,
    },
    [shortWindow]: { position: 'static' },
    print: { display: 'none' },
  },
});

export const phone = style({
  color: vars.color.heading,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const shown = `:has(#${offlineNoticeId}:not([hidden]))`;
const oneLine = '2.1875rem';
const twoLines = '3.8125rem';

// Room for the line at the end of the page, where nothing that is being read can move, and around what is focused.
globalStyle(`body${shown}`, {
  paddingBottom: oneLine,
  '@media': {
    [below('tablet')]: {
      paddingBottom: `calc(${vars.height.actionBar} + ${twoLines} + env(safe-area-inset-bottom))`,
    },
    [shortWindow]: { paddingBottom: 0 },
    print: { paddingBottom: 0 },
  },
});

globalStyle(`html${shown}`, {
  scrollPaddingBottom: `calc(${oneLine} + ${vars.space.md})`,
  '@media': {
    [below('tablet')]: {
      scrollPaddingBottom: `calc(${vars.height.actionBar} + ${twoLines} + ${vars.space.md} + env(safe-area-inset-bottom))`,
    },
    [shortWindow]: { scrollPaddingBottom: vars.space.md },
  },
});
