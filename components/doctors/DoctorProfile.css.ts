import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { fittingColumns } from '@/components/theme/columns';
import { linkRow, rounded, stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { columns } from '@/components/ui/section/Section.css';

const { space } = vars;

export const layout = style([
  columns,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: space.sm,
    paddingTop: space.sm,
    '@media': {
      [from('phablet')]: {
        gridTemplateRows: 'auto auto auto 1fr',
        gap: space.lg,
      },
      [from('desktop')]: {
        gridTemplateColumns: '360px minmax(0, 1fr)',
        columnGap: space.xxl,
        paddingTop: space.xl,
      },
      print: { padding: 0 },
    },
  },
]);

export const portrait = style([
  rounded.large,
  {
    alignSelf: 'start',
    '@media': {
      [from('phablet')]: { gridRow: '2 / -1' },
      [from('desktop')]: {
        position: 'sticky',
        top: `calc(${vars.height.header} + ${space.md})`,
      },
    },
  },
]);

export const who = style([stack.xs]);

const wholeRow = { [below('phablet')]: { gridColumn: '1 / -1' } };

globalStyle(`${layout} > p`, { gridColumn: '1 / -1' });

export const facts = style([linkRow.md, { alignItems: 'baseline' }]);

export const experience = style({ color: vars.color.textSoft });

export const booking = style([
  stack.sm,
  {
    '@media': {
      ...wholeRow,
      print: { display: 'none' },
      [from('phablet')]: { ...box, padding: space.lg },
    },
  },
]);

/** Of one width: the request, then other ways. */
export const ways = style({
  ...fittingColumns('13rem'),
  gap: space.xs,
});

export const words = style([
  stack.sm,
  {
    maxWidth: vars.width.prose,
    ':empty': { display: 'none' },
    '@media': wholeRow,
  },
]);

globalStyle(`${words} > h2`, { marginTop: space.md });

// At least 24 px high (WCAG 2.5.8).
globalStyle(`${who} a`, {
  display: 'inline-block',
  '@media': { print: { textDecoration: 'none' } },
});
