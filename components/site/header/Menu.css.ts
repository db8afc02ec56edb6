import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

const narrow = '(max-width: 63.99em)';

/**
 * One list, two places: in the bar on a wide screen, in a native popover on a phone. A browser without popovers does not show
 * it on a phone: a link leads to the list at the foot of the page in its place.
 */
export const menu = style({
  position: 'static',
  display: 'block',
  border: 0,
  margin: 0,
  padding: 0,
  width: 'auto',
  height: 'auto',
  color: 'inherit',
  backgroundColor: 'transparent',
  '@media': {
    [below('desktop')]: {
      display: 'none',
      flexBasis: '100%',
      '@supports': {
        'selector(:popover-open)': {
          position: 'fixed',
          top: vars.height.header,
          right: 0,
          bottom: 'auto',
          left: 0,
          width: '100%',
          maxHeight: `calc(100dvh - ${vars.height.header})`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          padding: `${vars.space.sm} ${vars.space.gutter} ${vars.space.lg}`,
          backgroundColor: vars.color.page,
          borderBottom: `1px solid ${vars.color.line}`,
          boxShadow: vars.shadow.floating,
        },
      },
    },
  },
});

globalStyle(`${menu}:popover-open`, { display: 'block' });

globalStyle(`${menu}::backdrop`, {
  top: vars.height.header,
  backgroundColor: 'rgb(14 74 73 / 35%)',
});

// Nothing would close the menu over the section it leads to: without scripts the items stand below the bar.
globalStyle(`${menu}[popover]`, {
  '@media': {
    [`(scripting: none) and ${narrow}`]: {
      position: 'static',
      display: 'block',
      maxHeight: 'none',
      padding: `0 0 ${vars.space.sm}`,
      borderBottom: 0,
      boxShadow: 'none',
    },
  },
});

export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [from('desktop')]: { flexWrap: 'nowrap', gap: vars.space.xxs },
    [below('desktop')]: {
      '@supports': { 'selector(:popover-open)': { flexDirection: 'column' } },
    },
    [`(scripting: none) and ${narrow}`]: {
      '@supports': { 'selector(:popover-open)': { flexDirection: 'row' } },
    },
    // A phone held sideways: all of them are seen.
    [`${shortWindow} and ${narrow}`]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});

/** On a phone alone: on a wide screen the foot of the page has them, and the bar no room. */
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
  minHeight: '44px',
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.medium,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.actionQuiet },
  selectors: {
    '&[aria-current]': {
      color: vars.color.action,
      fontWeight: 700,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.4em',
    },
  },
  '@media': {
    [below('desktop')]: { minHeight: '52px', fontSize: '1.125rem', whiteSpace: 'normal' },
    '(min-width: 64em) and (max-width: 74.99em)': { fontSize: '0.9375rem' },
  },
});

export const book = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingTop: vars.space.md,
  '@media': { [from('desktop')]: { display: 'none' } },
});
