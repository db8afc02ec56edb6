import { globalStyle, style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { fingerHigh, fingerHighText } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { currentWeekday } from '@/components/ui/dated/weekdays';
import { weekdayNames } from '@/content/model/calendar/day';
import { belowBar, link } from './DayBar.css';

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
      padding: '1mm 0',
      borderTop: `1px solid ${vars.color.text}`,
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
  `${week}:not(:has(${day}:target)) ${link}[aria-current]`,
  ...weekdayNames.map((name) => `${week}:has(#${name}:target) ${link}[href="#${name}"]`),
];

globalStyle(shown.join(), { color: vars.color.onAction, backgroundColor: vars.color.action });

globalStyle(shown.map((selector) => `${selector}:focus-visible`).join(), {
  outlineColor: vars.color.onAction,
});

export const dailyLink = style([fingerHighText, belowBar, { '@media': { print: { padding: 0 } } }]);

/** Not of one day. */
export const others = style({
  marginTop: vars.space.xs,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [onBoard]: { border: 0 },
    print: { margin: 0, padding: '1mm 0', borderColor: vars.color.text },
  },
});

// In browsers that can show folded content: Chrome 131, Safari 18.4, Firefox 143.
globalStyle(`${others}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
});

export const summary = style({
  ...fingerHigh,
  display: 'flex',
  justifyContent: 'space-between',
  cursor: 'pointer',
  '@media': { print: { minHeight: 0 } },
});

export const chevron = style({
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
});

export const list = style({
  '@media': {
    [`screen and ${between('tablet', 'desktop')}`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const columns = style({
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
      columnGap: vars.space.lg,
    },
    print: { display: 'block', columnCount: 2, columnGap: vars.space.sm },
  },
});

export const print = style({ marginTop: vars.space.md, textAlign: 'center' });
