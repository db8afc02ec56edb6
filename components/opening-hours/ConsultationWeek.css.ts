import { globalStyle, style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { currentWeekday } from '@/components/ui/dated/weekdays';
import { weekdayNames } from '@/content/model/calendar/day';
import * as dayBar from '@/components/ui/day-bar/DayBar.css';
import { belowBar } from './WeekBar.css';

const onBoard = `screen and ${from('desktop')}`;

export const week = style({
  '@media': {
    [onBoard]: {
      ...box,
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      overflow: 'hidden',
    },
    print: { display: 'grid', gap: `0 ${vars.space.sm}`, gridTemplateColumns: '1fr 1fr' },
  },
});

export const day = style({
  padding: `${vars.space.xs} 0`,
  ...belowBar,
  '@media': {
    [onBoard]: {
      padding: vars.space.xs,
      selectors: { [`& + &`]: { borderLeft: `1px solid ${vars.color.line}` } },
    },
    print: {
      breakInside: 'avoid',
      padding: '0.5mm 0',
      borderTop: `1px solid ${vars.color.text}`,
      // Alone in its row.
      selectors: { '&:last-child': { gridColumn: '1 / -1' } },
    },
  },
});

globalStyle(`${day}:has([aria-current])`, {
  '@media': { [onBoard]: { backgroundColor: vars.color.surfaceCool } },
});

globalStyle(`${day} [aria-current]::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontFamily: vars.font.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': {
    [onBoard]: { content: 'aujourd’hui', display: 'block', margin: 0 },
    print: { content: 'none' },
  },
});

// Elsewhere it shows the day of the address, or today. Browsers without `:has()` show the whole week.
const hidden = [
  `${week}:has(${day}:target) > ${day}:not(:target)`,
  ...weekdayNames.map(
    (name) => `[${currentWeekday}=${name}] ${week}:not(:has(${day}:target)) > ${day}:not(#${name})`,
  ),
];

globalStyle(hidden.join(), {
  '@media': { [`screen and (not ${from('desktop')})`]: { display: 'none' } },
});

/** Selects the link of the day that is shown. */
const shown = [
  `${week}:not(:has(${day}:target)) ${dayBar.link}[aria-current]`,
  ...weekdayNames.map((name) => `${week}:has(#${name}:target) ${dayBar.link}[href="#${name}"]`),
];

globalStyle(shown.map((one) => `${one} > ${dayBar.pill}`).join(), dayBar.shown);

export const list = style({
  '@media': {
    [`screen and ${between('tablet', 'desktop')}`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    print: { selectors: { [`${day}:last-child > &`]: { columnCount: 2 } } },
  },
});

export const print = style({ marginTop: vars.space.md, textAlign: 'center' });
