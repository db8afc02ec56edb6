import { globalStyle, style } from '@vanilla-extract/css';
import { barButtonRoom, barButtonWidth } from '@/components/theme/bars.css';
import { below, from, phoneUpright } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { needsIsland } from '@/components/islands/with-scripts';
import { scripts } from '@/components/islands/with-scripts.inline';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';
import { barButton as barButtonMark } from './first-choice.inline';

export const place = style({
  display: 'grid',
  selectors: needsIsland,
  '@media': { [from('desktop')]: { display: 'none' } },
});

globalStyle(`:root[${scripts}][${barButtonMark}]`, {
  '@media': {
    [phoneUpright]: { vars: { [barButtonRoom]: `calc(${barButtonWidth} + ${vars.space.xs})` } },
  },
});

export const barButton = style({
  position: 'fixed',
  right: vars.space.gutter,
  bottom: `calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  zIndex: 11,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: barButtonWidth,
  minHeight: vars.target.finger,
  padding: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: vars.color.page,
  fontSize: `min(${vars.text.small}, 3.7vw)`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
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
