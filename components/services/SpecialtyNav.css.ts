import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingTop: vars.space.xxl,
  paddingBottom: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: vars.space.xxl,
      alignItems: 'start',
    },
  },
});

const knowsPopovers = 'selector(:popover-open)';

/** Opens the list over a phone's whole screen. It looks like the field that it leads to. */
export const open = style({
  // Without the popover there is nothing to open; without scripts nothing to search.
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  minHeight: '48px',
  // The row of titles belongs to it.
  marginBottom: `calc(${vars.space.xs} - ${vars.space.xl})`,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  textAlign: 'left',
  cursor: 'pointer',
  '@supports': { [knowsPopovers]: { display: 'flex' } },
  '@media': {
    [from('desktop')]: { display: 'none !important' },
    '(scripting: none)': { display: 'none !important' },
  },
});

/** A popover that shows also while it is closed: above the panels, or beside them on a wide screen. */
export const nav = style({
  position: 'static',
  display: 'block',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  backgroundColor: 'transparent',
  '@media': {
    [`${from('desktop')} and (not ${shortWindow})`]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.md})`,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100vh - ${vars.height.header} - 2 * ${vars.space.md})`,
    },
  },
});

export const sheet = `${nav}:popover-open`;

globalStyle(sheet, {
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'none',
  padding: `${vars.space.sm} ${vars.space.gutter} 0`,
  backgroundColor: vars.color.page,
});

// The page below stays where it is.
globalStyle(`:root:has(${sheet})`, { overflow: 'hidden' });

/** At the top of the sheet, beside the name of the field. */
export const close = style({
  position: 'absolute',
  top: vars.space.xxs,
  right: vars.space.xs,
  display: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { [`${sheet} > &`]: { display: 'grid', placeItems: 'center' } },
});

/** Where the search comes with its script: on a phone in the sheet alone. */
export const searchPlace = style({
  flex: 'none',
  // As high as the search, so that the titles keep their place when it comes.
  '@media': { '(scripting: enabled)': { minHeight: '7.5rem' } },
});

globalStyle(`${nav}:not(:popover-open) > ${searchPlace}`, {
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
