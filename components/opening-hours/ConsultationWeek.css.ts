import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { weekdayNames } from '@/content/model/calendar/day';
import { ofWeekday } from '@/components/ui/dated/weekdays';
import { details } from './Consultations.css';

/** Four columns on a wide screen, so that seven days fill two rows. */
const columns = 'repeat(auto-fill, minmax(max(12rem, 20%), 1fr))';

export const week = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  '@media': {
    [from('phablet')]: {
      rowGap: vars.space.xl,
      gridTemplateColumns: columns,
    },
    print: { gap: `0 ${vars.space.sm}`, gridTemplateColumns: '1fr 1fr' },
  },
});

export const day = style({
  paddingTop: vars.space.xxs,
  borderTop: `2px solid ${vars.color.line}`,
  '@media': {
    print: {
      breakInside: 'avoid',
      padding: '1mm 0',
      borderTop: `1px solid ${vars.color.text}`,
    },
  },
});

// Scripts begin the week with today; a sheet for the door begins with Monday.
for (const [order, name] of weekdayNames.entries())
  globalStyle(day + ofWeekday(name), { '@media': { print: { order } } });

export const summary = style({
  ...fingerHigh,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  cursor: 'pointer',
  '@media': { print: { minHeight: 0 } },
});

export const chevron = style({
  flex: 'none',
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

const notOnPhones = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@media': { [`${from('tablet')}, print`]: rule },
});

// In browsers that can show folded content: Chrome 131, Safari 18.4, Firefox 143.
globalStyle(`${day}::details-content`, notOnPhones({ contentVisibility: 'visible' }));

globalStyle(`${summary} > ${chevron}`, {
  '@supports': { 'selector(::details-content)': notOnPhones({ display: 'none' }) },
});

globalStyle(`${day}:has([aria-current])`, { borderTopColor: vars.color.action });

globalStyle(`${day} [aria-current]::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontFamily: vars.font.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { print: { content: 'none' } },
});

export const dailyLink = style({
  display: 'inline-block',
  padding: `${vars.space.xxs} 0`,
  '@media': { print: { padding: 0 } },
});

export const dailyAlone = style([
  details,
  { paddingTop: vars.space.xxs, '@media': { print: { paddingTop: 0 } } },
]);

/** Not printed: the list of « Tous les jours » is on the same sheet. */
export const daily = style([dailyAlone, { '@media': { print: { display: 'none' } } }]);

/** Across all columns, on screen and on paper. */
export const notOneDay = style({
  '@media': {
    [from('phablet')]: { gridColumn: '1 / -1' },
    print: { gridColumn: '1 / -1', order: weekdayNames.length },
  },
});

globalStyle(`${notOneDay} ul`, {
  '@media': {
    [from('phablet')]: { display: 'grid', gridTemplateColumns: columns, columnGap: vars.space.xl },
    print: { display: 'block', columnCount: 2, columnGap: vars.space.sm },
  },
});
