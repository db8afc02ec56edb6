import { style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { headingSize } from '@/components/theme/typography.css';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';

const gap = { gap: vars.space.xxs, '@media': { [from('phablet')]: { gap: vars.space.xs } } };

const bubbleSize = 'max(32px, 1.6em)';

/** Four steps, which do not move while the page loads. On a wide screen, the last column has room for its label. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, minmax(0, 1fr)) ${bubbleSize}`,
  gap: vars.space.xxs,
  '@media': {
    [from('phablet')]: { gap: vars.space.xs },
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 7rem' },
  },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  ...gap,
  selectors: {
    '&::after': {
      content: '',
      flex: '1 1 8px',
      minWidth: '4px',
      height: '2px',
      backgroundColor: vars.color.line,
    },
    '&:last-child::after': { display: 'none' },
  },
});

export const doneStep = style([
  step,
  { selectors: { '&::after': { backgroundColor: vars.color.action } } },
]);

export const bubble = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: bubbleSize,
  height: bubbleSize,
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.line}`,
  color: vars.color.textSoft,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.small,
  selectors: {
    [`${doneStep} > &`]: {
      color: vars.color.onAction,
      backgroundColor: vars.color.action,
      borderColor: 'transparent',
    },
    '[aria-current] > &': {
      color: vars.color.heading,
      backgroundColor: vars.color.actionQuiet,
      borderColor: vars.color.action,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[aria-current] > &': { outline: '3px solid Highlight' } },
    },
  },
});

/** On a phone, only for screen readers: the heading below says the step's name. */
export const label = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textSoft,
  selectors: { '[aria-current] > &': { fontWeight: vars.weight.bold, color: vars.color.heading } },
  '@media': { [below('tablet')]: forScreenReaders },
});

/** Without the other looks of a heading, which a script would load. */
export const heading = style([headingSize.subtitle]);
