import { style } from '@vanilla-extract/css';
import { barRoom, noticeRoom } from '@/components/theme/bars.css';
import { below, from, shortWindow, tallScreen } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { whereScriptsRun } from '@/components/islands/with-scripts';
import { menuOpener } from './MenuOpener.css';

const bars = `${vars.height.header} - ${barRoom} - ${noticeRoom}`;

/** On a phone, it covers the page only where a script can close it. */
export const menu = style({
  '@media': {
    [below('desktop')]: {
      display: 'none',
      gridColumn: '1 / -1',
      paddingBottom: vars.space.lg,
      selectors: {
        [`${menuOpener}[open] + &`]: { display: 'block' },
        [whereScriptsRun]: {
          position: 'absolute',
          top: '100%',
          right: 0,
          left: 0,
          padding: `${vars.space.sm} ${vars.space.gutter} ${vars.space.lg}`,
          backgroundColor: vars.color.page,
          borderBottom: `1px solid ${vars.color.line}`,
          boxShadow: vars.shadow.floating,
        },
      },
    },
    [`${tallScreen} and (max-width: 63.99em)`]: {
      selectors: {
        [whereScriptsRun]: {
          maxHeight: [`calc(100vh - ${bars})`, `calc(100dvh - ${bars})`],
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
  },
});

export const items = style({
  '@media': {
    [from('desktop')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs },
    // All items are visible on a phone in landscape.
    [`${shortWindow} and (max-width: 63.99em)`]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
    },
  },
});

/** A wide header has no room for them, and the footer has them. */
export const shortcuts = style([
  items,
  {
    marginTop: vars.space.xs,
    paddingTop: vars.space.xs,
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [from('desktop')]: { display: 'none' } },
  },
]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.finger,
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.actionQuiet },
  // Keeps the ring clear of other items and of the header's edges.
  ':focus-visible': { outlineOffset: 0 },
  selectors: {
    '&[aria-current]': {
      color: vars.color.action,
      fontWeight: vars.weight.bold,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
  '@media': {
    [below('desktop')]: { minHeight: vars.target.large, whiteSpace: 'normal' },
    '(min-width: 64em) and (max-width: 74.99em)': {
      padding: `0 ${vars.space.xxs}`,
      fontSize: vars.text.small,
    },
  },
});

export const book = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBottom: vars.space.sm,
  '@media': { [from('desktop')]: { display: 'none' } },
});
