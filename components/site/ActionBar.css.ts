import { globalStyle, style } from '@vanilla-extract/css';
import { barRoom } from '@/components/theme/bars.css';
import { from, tinyWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const actionBar = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  // Reserves the height of links that are still loading.
  minHeight: barRoom,
  // The buttons and the gap, 17 em wide, stay in one row with large text.
  fontSize: `min(${vars.text.body}, calc((100vw - 2 * ${vars.space.gutter}) / 17))`,
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.gutter} calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.page,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from('tablet')]: { display: 'none' },
    [tinyWindow]: { position: 'static' },
  },
});

globalStyle(`${actionBar} > a`, {
  flex: 1,
  // A web view may enlarge text alone: the word then goes below the icon, and breaks.
  flexWrap: 'wrap',
  rowGap: 0,
  minWidth: 0,
  paddingInline: vars.space.xxs,
});
