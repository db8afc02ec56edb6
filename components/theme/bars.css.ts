import { createVar, globalStyle } from '@vanilla-extract/css';
import { below, shortWindow, tinyWindow } from './breakpoints';
import { vars } from './theme.css';

/** Height of a phone's fixed action bar, or 0. */
export const barRoom = createVar();

/** Height of the fixed offline notice, or 0. */
export const noticeRoom = createVar();

globalStyle(':root', {
  vars: {
    [barRoom]: '0px',
    [noticeRoom]: '0px',
  },
  // Keeps focused elements and targets of links clear of the header and the bars (WCAG 2.4.11).
  scrollPadding: `calc(${vars.height.header} + ${vars.space.md}) 0 calc(${barRoom} + ${noticeRoom} + ${vars.space.md})`,
  '@media': {
    [below('tablet')]: {
      vars: { [barRoom]: `calc(${vars.height.actionBar} + 1px + env(safe-area-inset-bottom))` },
    },
    [shortWindow]: { scrollPaddingTop: vars.space.md },
    [tinyWindow]: { vars: { [barRoom]: '0px' } },
    print: { vars: { [barRoom]: '0px' } },
  },
});

globalStyle('body', { paddingBottom: noticeRoom });

// Empty lines, so that the room grows with the words of the bar where a web view enlarges text alone.
globalStyle('body > footer::after', {
  '@media': {
    [below('tablet')]: {
      content: '"\\A\\A\\A"',
      display: 'block',
      minHeight: barRoom,
      lineHeight: vars.leading.snug,
      whiteSpace: 'pre',
    },
    [tinyWindow]: { display: 'none' },
    print: { display: 'none' },
  },
});
