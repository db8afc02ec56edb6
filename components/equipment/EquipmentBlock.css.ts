import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Pictures on seven columns of twelve, words beside, sides alternating (brand: « Plateau Technique »). */
export const block = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  '@media': {
    [from('tablet')]: {
      gap: vars.space.xxl,
      gridTemplateColumns: '7fr 5fr',
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
    },
  },
});

/** Before the words to the eye; a screen reader hears first what it is that is shown. */
export const pictures = style({
  minWidth: 0,
  order: -1,
  '@media': {
    [from('tablet')]: { selectors: { [`${block}:nth-child(even) &`]: { order: 2 } } },
    print: { display: 'none' },
  },
});

// The slider cuts what is outside it: the ring lies inside, in two colours, for pictures light and dark.
export const pictureLink = style({
  position: 'relative',
  display: 'block',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${vars.color.focus}`,
      borderRadius: vars.radius.large,
      boxShadow: `inset 0 0 0 3px ${vars.color.surface}`,
    },
    // The viewer is on its way (paid data, slow network).
    '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });

export const title = style({ color: vars.color.heading });
