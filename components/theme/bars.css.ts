import { createVar, globalStyle } from '@vanilla-extract/css';
import { below, shortWindow, tinyWindow } from './breakpoints';
import { vars } from './theme.css';

/** How high the bar is that stays at the foot of a phone's screen: 0 elsewhere. */
export const barRoom = createVar();

/** How much of the bar at the foot of a phone’s screen a page takes for a button of its own, from the end: 0 elsewhere. */
export const barButtonRoom = createVar();

/** How high the line « hors connexion » is, while it is there. */
export const noticeRoom = createVar();

globalStyle(':root', {
  vars: { [barRoom]: '0px', [barButtonRoom]: '0px', [noticeRoom]: '0px' },
  // What is focused or linked to stays clear of the bars (WCAG 2.4.11).
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

// Room for the bars below the last line of the page.
globalStyle('body', { paddingBottom: `calc(${barRoom} + ${noticeRoom})` });
