import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const actionBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  // One above the other when text is twice as large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.gutter} calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.page,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from('tablet')]: { display: 'none' },
    [shortWindow]: { position: 'static' },
    print: { display: 'none' },
  },
});

// Room for the bar below the last line of the page.
globalStyle('body', {
  '@media': {
    [below('tablet')]: {
      paddingBottom: `calc(${vars.height.actionBar} + ${vars.space.xxs} + env(safe-area-inset-bottom))`,
    },
    [shortWindow]: { paddingBottom: 0 },
    print: { paddingBottom: 0 },
  },
});
