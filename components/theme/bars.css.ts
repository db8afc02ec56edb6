import { createVar, globalStyle } from '@vanilla-extract/css';
import { below, shortWindow, tinyWindow } from './breakpoints';
import { vars } from './theme.css';

/** Height of the action bar, which is fixed at the bottom of a phone's screen; 0 elsewhere. */
export const barRoom = createVar();

/** Width at the end of the action bar that a page uses for a button of its own; 0 on other pages. */
export const barButtonRoom = createVar();

/** Height of the offline notice while it is fixed at the bottom of the screen; otherwise 0. */
export const noticeRoom = createVar();

globalStyle(':root', {
  vars: { [barRoom]: '0px', [barButtonRoom]: '0px', [noticeRoom]: '0px' },
  // Keeps focused elements and targets of links clear of the header and the action bar (WCAG 2.4.11).
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

// Keeps the last line of the page clear of the action bar and the offline notice.
globalStyle('body', { paddingBottom: `calc(${barRoom} + ${noticeRoom})` });
