import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { columns } from '@/components/ui/section/Section.css';

export const layout = style([
  columns,
  {
    gridTemplateColumns: 'min(112px, 31vw) minmax(0, 1fr)',
    gap: `${vars.space.lg} ${vars.space.md}`,
    '@media': {
      [below('roomy')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from('phablet')]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: vars.space.lg },
      [from('desktop')]: {
        gridTemplateColumns: '280px minmax(0, 1fr) 22rem',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: vars.space.xxl,
        alignItems: 'start',
      },
      print: { padding: 0 },
    },
  },
]);

export const portrait = style({
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': {
    [below('roomy')]: { width: '31vw' },
    [from('desktop')]: { gridRow: '2 / -1' },
  },
});

export const who = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});

// The printed page is a card, with only what a patient keeps.
const notOnCard = { print: { display: 'none' } };

globalStyle(`${layout} > p`, {
  gridColumn: '1 / -1',
  '@media': { ...notOnCard, [from('desktop')]: { gridColumn: '1 / 3' } },
});

export const experience = style({ color: vars.color.textSoft, '@media': notOnCard });

export const booking = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  gridColumn: '1 / -1',
  '@media': {
    ...notOnCard,
    [from('phablet')]: { maxWidth: '24rem' },
    [from('desktop')]: {
      gridColumn: 3,
      gridRow: '1 / -1',
      padding: vars.space.lg,
      ...box,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  gridColumn: '1 / -1',
  maxWidth: vars.width.prose,
  ':empty': { display: 'none' },
  '@media': { ...notOnCard, [from('desktop')]: { gridColumn: 2 } },
});

globalStyle(`${words} > h2`, { marginTop: vars.space.md });

// At least 24 px high (WCAG 2.5.8).
globalStyle(`${who} a`, {
  display: 'inline-block',
  '@media': { print: { textDecoration: 'none' } },
});
