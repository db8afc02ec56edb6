import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import * as dayBar from '@/components/ui/day-bar/DayBar.css';
import { shown, signData } from './today-data';

const { space } = vars;

export const strip = style({
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.wholePixels,
  '@media': { print: { display: 'none' } },
});

/** With the line beneath, 148 px on a phone and 112 on a wide screen. */
const edge = { above: '6px', below: '3px', belowWide: '7px' };

/** As high whatever the day, so that nothing moves when a script fills it in. */
export const parts = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(2.5rem, auto) auto minmax(3.375rem, auto)',
  padding: `${edge.above} 0 ${edge.below}`,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
      gridTemplateRows: 'auto minmax(3.25rem, auto)',
      padding: `${space.xs} 0 ${edge.belowWide}`,
    },
  },
});

/** A phone has the title above the note, and the link beside them. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  '@media': {
    [from('desktop')]: { display: 'flex', alignSelf: 'center', alignItems: 'baseline' },
  },
});

globalStyle(`${head} > h2`, {
  gridArea: '1 / 2 / 2 / -1',
  fontSize: `min(${vars.text.medium}, 6vw)`,
  lineHeight: vars.leading.tight,
  '@media': { [from('desktop')]: { fontSize: vars.text.large } },
});

export const moon = style({ height: '20px', marginRight: space.xs, color: vars.color.star });

export const note = style({
  gridArea: '2 / 1 / 3 / 3',
  color: vars.color.textSoft,
  '@media': {
    [from('desktop')]: {
      color: vars.color.text,
      fontSize: vars.text.body,
      whiteSpace: 'pre-wrap',
      selectors: {
        '&:not(:empty)::before': { content: `attr(${signData})` },
        '&:not(:empty)::after': { content: '" · "' },
      },
    },
  },
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** Wider and higher than its words (WCAG 2.5.8). */
export const more = style({
  gridArea: '1 / 3 / 3 / 4',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'end',
  gap: space.xxs,
  paddingLeft: space.md,
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
  '@media': {
    [from('desktop')]: {
      alignItems: 'center',
      fontSize: vars.text.body,
      selectors: { [`${note}:not(:empty) + &`]: { paddingLeft: 0 } },
    },
  },
});

globalStyle(`${dayBar.link}[${shown}] > ${dayBar.pill}`, dayBar.shown);
