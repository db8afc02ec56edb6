import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { onPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';
import { note } from '@/components/theme/typography.css';
import { whileFar } from '@/components/ui/far-parts/far-parts';
import { thatStaysOpen } from '@/components/ui/folded/stays-open';

export const section = style([
  stack.sm,
  // Chromium does not print the part of a grid that overflows the page.
  { '@media': { print: { display: 'block' } } },
]);

export const list = style({
  '@media': {
    // Two sheets of A4, to be read at arm's length.
    print: {
      columns: 2,
      columnGap: vars.space.lg,
      fontSize: '9.5pt',
      lineHeight: vars.leading.snug,
    },
    [`screen and ${from('tablet')}`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xxl,
    },
  },
});

export const item = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { marginBottom: vars.space.xxs, border: 0 } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: vars.target.button,
  padding: `${vars.space.xs} 0`,
  color: vars.color.heading,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { print: { minHeight: 0, padding: 0 } },
});

onPaper(`${summary} > h3`, { fontSize: '11pt' });

export const chevron = style({
  color: vars.color.urgentText,
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
});

export const details = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: `${vars.space.xxs} 0 ${vars.space.md}`,
  // `fold.inline.ts` folds them before they come near.
  selectors: whileFar('auto 0px'),
  '@media': { print: { gap: 0, padding: 0 } },
});

export const article = style({
  display: 'inline-block',
  '@media': { print: { display: 'inline' } },
});

export const onScreen = style([note, { '@media': { print: { display: 'none' } } }]);

const vital = `${item} > ${thatStaysOpen}`;
const other = `${item}:not(:has(> ${thatStaysOpen}))`;
onPaper(vital, {
  breakInside: 'avoid',
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.text}`,
});
onPaper(`${vital} ul`, { gap: 0 });
onPaper(`${vital} li`, { gap: vars.space.xxs });
onPaper(`${vital} li::before`, { width: '0.75em', height: '0.75em', marginTop: 0 });
onPaper(`${other} ul`, { display: 'block' });
onPaper(`${other} li`, { display: 'inline' });
onPaper(`${other} li::before`, { content: ' •\u00a0', background: 'none', mask: 'none' });
