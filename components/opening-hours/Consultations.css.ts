import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';
import { belowBar } from './WeekBar.css';

const onBoard = from('desktop');

/** Its link covers it. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  lineHeight: vars.leading.snug,
  '@media': {
    [onBoard]: { display: 'block', paddingBottom: vars.space.xs },
    print: { display: 'flex', gap: '2mm', lineHeight: vars.leading.solid },
  },
});

/** With the hours of those that follow. */
export const first = style({
  '@media': {
    [onBoard]: {
      selectors: { '& + &, :not(&) + &': { borderTop: `1px solid ${vars.color.line}` } },
    },
    print: { border: 0 },
  },
});

export const hours = style({
  flex: '0 0 4.5rem',
  paddingTop: vars.space.xxs,
  color: vars.color.action,
  '@media': {
    screen: { selectors: { [`:not(${first}) > &`]: { opacity: 0 } } },
    [`screen and ${onBoard}`]: {
      display: 'block',
      selectors: { [`:not(${first}) > &`]: forScreenReaders },
    },
    print: { flexBasis: 'auto', minWidth: '9mm', padding: 0, color: 'inherit' },
  },
});

export const face = style({
  flex: 'none',
  width: '40px',
  height: '40px',
  marginTop: vars.space.xxs,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  '@media': { [`${onBoard}, print`]: { display: 'none' } },
});

const shift = '-8px';

/** Crops it to the head. */
export const portrait = style({
  width: '56px',
  maxWidth: 'none',
  margin: `${shift} 0 0 ${shift}`,
});

export const words = style({
  minWidth: 0,
  '@media': { print: { display: 'flex', flexWrap: 'wrap', columnGap: '2mm' } },
});

/** Of a line of small text: 24 px high with it (WCAG 2.5.8). */
const above24px = '3px';

export const doctor = style({
  ...belowBar,
  display: 'block',
  padding: `${vars.space.xxs} 0`,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': {
    [onBoard]: { padding: `${above24px} 0`, fontSize: vars.text.small },
    print: { padding: 0, fontWeight: vars.weight.bold, textDecoration: 'none' },
  },
});

export const details = style({
  marginTop: `calc(-1 * ${vars.space.xxs})`,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  '@media': { print: { marginTop: 0, color: 'inherit', fontSize: vars.text.body } },
});
