import { globalStyle } from '@vanilla-extract/css';
import { below, shortWindow } from './breakpoints';
import { reducedMotion } from './motion';
import { vars } from './theme.css';

globalStyle('html', {
  fontFamily: vars.font.text,
  lineHeight: 1.6,
  color: vars.color.text,
  backgroundColor: vars.color.page,
  textSizeAdjust: '100%',
  // What is focused or linked to stays clear of the bars (WCAG 2.4.11).
  scrollPaddingTop: `calc(${vars.height.header} + ${vars.space.md})`,
  '@media': {
    [below('tablet')]: {
      scrollPaddingBottom: `calc(${vars.height.actionBar} + ${vars.space.md} + env(safe-area-inset-bottom))`,
    },
    [shortWindow]: { scrollPaddingTop: vars.space.md, scrollPaddingBottom: vars.space.md },
  },
});

globalStyle('body', { WebkitFontSmoothing: 'antialiased', overflowX: 'clip' });

globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.18em' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.small,
});

// A section reached by a link takes the focus so that reading goes on there; it is not a control to point at.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a very short time: whatever changes would keep its old look until the next frame.
      transitionDuration: '0s !important',
    },
  },
});
