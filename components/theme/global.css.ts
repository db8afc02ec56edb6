import { globalStyle } from '@vanilla-extract/css';
import './bars.css';
import './dark.css';
import './without-gap.css';
import { reducedMotion } from './motion';
import { vars } from './theme.css';

globalStyle('html', {
  fontFamily: vars.font.text,
  // Grows from 1 440 px on: 18 px on a screen of 1 920.
  fontSize: 'clamp(100%, 62.5% + 0.4167vw, 125%)',
  lineHeight: vars.leading.normal,
  color: vars.color.text,
  backgroundColor: vars.color.page,
  textSizeAdjust: '100%',
});

globalStyle('body', { WebkitFontSmoothing: 'antialiased', overflowX: 'clip' });

globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.18em' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.small,
});

// Link targets can have the focus, but are not controls.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even a very short transition would keep the old look until the next frame.
      transitionDuration: '0s !important',
    },
  },
});
