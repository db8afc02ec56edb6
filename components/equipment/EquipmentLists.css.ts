import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { button } from '@/components/ui/button/button';

const list = style({
  display: 'grid',
  gap: vars.space.md,
  selectors: { 'details > &': { marginTop: vars.space.md } },
  '@media': {
    print: { gridTemplateColumns: '1fr 1fr' },
    [from('tablet')]: {
      gap: vars.space.xl,
      selectors: { 'details > &': { marginTop: vars.space.xl } },
    },
  },
});

/** On a wide screen: pictures beside their text, or above it in three columns. */
export const large = style([list]);

export const small = style([
  list,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        paddingTop: vars.space.xl,
        borderTop: `1px solid ${vars.color.line}`,
      },
    },
  },
]);

export const others = style([
  button({ kind: 'outline' }),
  { width: '100%', marginTop: vars.space.md },
]);
