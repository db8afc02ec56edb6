import { globalStyle, style } from '@vanilla-extract/css';
import { below, shortWindow } from '@/components/theme/breakpoints';
import { barRoom, noticeRoom } from '@/components/theme/bars.css';
import { vars } from '@/components/theme/theme.css';
import { offlineHelpId, offlineNoticeId } from './page-ids';

/** Above the action bar of a phone; in a short window, where no bar stays, at the end of the page. */
export const notice = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: barRoom,
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

/** Room for the line, at the end of the page so that nothing being read moves, and around a focused element. */
globalStyle(`html:has(#${offlineNoticeId}:not([hidden]))`, {
  vars: { [noticeRoom]: '2.1875rem' },
  '@media': {
    // Two lines.
    [below('tablet')]: { vars: { [noticeRoom]: '3.8125rem' } },
    [shortWindow]: { vars: { [noticeRoom]: '0px' } },
  },
});
