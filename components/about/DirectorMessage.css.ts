import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'center',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      gap: vars.space.xxxl,
    },
  },
});

export const portrait = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  order: 1,
  '@media': { [from('tablet')]: { order: 0 } },
});

/** On a phone, its children are items of `layout`, so that the signature is beside the portrait. */
export const words = style({
  display: 'contents',
  '@media': {
    [from('tablet')]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.md,
      maxWidth: vars.width.prose,
    },
  },
});

globalStyle(`${words} > *`, { gridColumn: '1 / -1' });

export const signature = style({ paddingTop: vars.space.xs });

globalStyle(`${words} > ${signature}`, {
  '@media': { [below('tablet')]: { order: 2, gridColumn: 2 } },
});
