import { style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { buttons } from '@/components/ui/stack/Stack.css';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  // Centred words would move when the picture arrives.
  alignItems: 'start',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: '5fr 7fr', gap: vars.space.xxl },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.lg,
  justifyItems: 'start',
  // The buttons are not printed.
  '@media': { print: { gap: 0 } },
});

/** One column from the start: a row would wrap when the text of its last button loads. */
export const ways = style([
  buttons,
  {
    '@media': {
      [between('phablet', 'desktop')]: { flexDirection: 'column', alignItems: 'flex-start' },
    },
  },
]);

/** Hidden, and therefore not fetched, on a phone. */
export const picture = style({
  display: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [from('tablet')]: { display: 'block' } },
});
