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

/** Opens the list over a phone's whole screen. It looks like the field that it leads to. */
export const open = style({
  display: 'flex',
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
  selectors: needsIsland,
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** The list: above the panels, beside them on a wide screen, or over a phone's whole screen. */
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
  // Above the bars.
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'none',
  padding: `${vars.space.sm} ${vars.space.gutter} 0`,
  backgroundColor: vars.color.page,
});

// The page below stays where it is.
globalStyle(`:root[${sheetMark}]`, { overflow: 'hidden' });

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
  '@media': { [below('desktop')]: { display: 'none' } },
  selectors: {
    // As high as the search, so that the titles keep their place when it comes.
    [whereScriptsRun]: { minHeight: '7.5rem' },
    [`${sheet} > &`]: { display: 'block' },
  },
});

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
