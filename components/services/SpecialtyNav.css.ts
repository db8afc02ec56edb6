import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tallScreen } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { needsIsland, whereScriptsRun } from '@/components/theme/with-scripts';
import { sheetMark } from './sheet-id';

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

/** The button opens the list over a phone's whole screen, and looks like the search field there. */
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  minHeight: '48px',
  // Reduces the gap to the row of titles, which belongs to the button.
  marginBottom: `calc(${vars.space.xs} - ${vars.space.xl})`,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: needsIsland,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const nav = style({
  '@media': {
    [`${tallScreen} and ${from('desktop')}`]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.md})`,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100vh - ${vars.height.header} - 2 * ${vars.space.md})`,
    },
  },
});

export const sheet = `[${sheetMark}] ${nav}`;

globalStyle(sheet, {
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  // The sheet covers the header and the action bar.
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'none',
  padding: `${vars.space.sm} ${vars.space.gutter} 0`,
  backgroundColor: vars.color.page,
});

// Prevents the page below the sheet from scrolling.
globalStyle(`:root[${sheetMark}]`, { overflow: 'hidden' });

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

/** Place of the search, which a script adds. */
export const searchPlace = style({
  flex: 'none',
  '@media': { [below('desktop')]: { display: 'none' } },
  selectors: {
    // The titles must not move when the search is added.
    [whereScriptsRun]: { minHeight: '7.5rem' },
    [`${sheet} > &`]: { display: 'block' },
  },
});

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
