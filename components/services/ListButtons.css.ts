import { style } from '@vanilla-extract/css';
import { barButtonWidth } from '@/components/theme/bars.css';
import { below, from, phoneUpright } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { needsIsland } from '@/components/theme/with-scripts';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';

export const place = style({
  display: 'grid',
  selectors: needsIsland,
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** In the action bar of a phone, which leaves room for it (`data-bar-button`). */
export const barButton = style({
  position: 'fixed',
  right: vars.space.gutter,
  bottom: `calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  zIndex: 11,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: barButtonWidth,
  height: '44px',
  padding: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: vars.color.page,
  fontSize: 'min(0.8125rem, 3.7vw)',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    ...needsIsland,
    '&[aria-expanded="true"]': { backgroundColor: vars.color.actionQuiet },
  },
  '@media': { [phoneUpright]: { display: 'flex' } },
});

export const barGlyph = style({ '@media': { [from('phone')]: { display: 'none' } } });

export const barWord = style({
  '@media': { [below('phone')]: forScreenReaders },
});
