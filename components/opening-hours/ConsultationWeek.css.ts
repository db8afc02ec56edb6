import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { pill } from '@/components/theme/pill';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { everyDay } from '@/content/model/doctors/consultation-week';

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBottom: vars.space.xl,
  '@media': { print: { display: 'none' } },
});

export const dayLink = style({
  ...fingerHigh,
  ...pill,
  backgroundColor: vars.color.surface,
  // A script marks today's link later, so the mark must not change its size.
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      backgroundColor: vars.color.actionQuiet,
    },
  },
});

export const week = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('phablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
    print: { display: 'block', columnCount: 2, columnGap: vars.space.lg },
  },
});

export const day = style({
  paddingTop: vars.space.sm,
  borderTop: `2px solid ${vars.color.line}`,
  '@media': {
    print: {
      breakInside: 'avoid',
      paddingTop: '1mm',
      paddingBottom: '1.5mm',
      borderTop: `1px solid ${vars.color.text}`,
    },
  },
});

globalStyle(`${day}:has(> [aria-current])`, { borderTopColor: vars.color.action });

globalStyle(`${day} > [aria-current]::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { print: { content: 'none' } },
});

const daily = `${day}:has([data-slot="${everyDay}"])`;

globalStyle(daily, { '@media': { print: { columnSpan: 'all' } } });

globalStyle(`${daily} ul`, { '@media': { print: { columnCount: 2, columnGap: vars.space.lg } } });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: vars.space.xxs,
  '@media': {
    print: { flexFlow: 'row wrap', columnGap: '2mm', paddingTop: 0, lineHeight: 1.2 },
  },
});

// The list of « Tous les jours » is on the same sheet.
globalStyle(`${day} > ul + ${row}`, { '@media': { print: { display: 'none' } } });

globalStyle(`${row} > p`, { '@media': { print: { flexBasis: '100%' } } });

/** Higher than its line, for fingers. */
export const doctor = style({
  alignSelf: 'flex-start',
  paddingBlock: vars.space.xxs,
  '@media': { print: { padding: 0, fontWeight: 600, textDecoration: 'none' } },
});

export const details = style({
  color: vars.color.textSoft,
  fontSize: '0.9375rem',
  '@media': { print: { color: 'inherit', fontSize: '1rem' } },
});
