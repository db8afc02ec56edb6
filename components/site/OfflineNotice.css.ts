import { globalStyle, style } from '@vanilla-extract/css';
import { below, shortWindow } from '@/components/theme/breakpoints';
import { barRoom, noticeRoom } from '@/components/theme/bars.css';
import { vars } from '@/components/theme/theme.css';
import { offline } from './page-ids';

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
  fontSize: vars.text.small,
  // Targets are at least 24 px high (WCAG 2.5.8).
  lineHeight: vars.leading.normal,
  textAlign: 'center',
  '@media': {
    [shortWindow]: { position: 'static' },
    print: { display: 'none' },
  },
});

export const phone = style({
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

globalStyle(`:root[${offline}] ${notice}`, {
  '@media': { screen: { display: 'block !important' } },
});

// Reserves room for the notice, so that nothing moves and no focused element is covered.
globalStyle(`:root[${offline}]`, {
  vars: { [noticeRoom]: '2.1875rem' },
  '@media': {
    // Two lines on a phone.
    [below('tablet')]: { vars: { [noticeRoom]: '3.8125rem' } },
    [shortWindow]: { vars: { [noticeRoom]: '0px' } },
  },
});
